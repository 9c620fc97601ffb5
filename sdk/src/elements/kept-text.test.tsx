import { expect } from 'chai'
import { type } from '../testing/page.ts'
import { pageOfStates, showState } from '../testing/show-state.ts'
import { eventually, pause, settled } from '../testing/wait.ts'
import { samples } from './samples.ts'
import { define as defineCheckout } from './stay-checkout/define.ts'
import { checkoutApi, openCheckout } from './stay-checkout/testing/checkout-page.ts'

const FIELDS = 'input:is([type=text], [type=email], [type=tel], :not([type])):not([readonly], .sr)'

type Box = Awaited<ReturnType<typeof showState>>

const textFields = ({ root }: Box) => [...root.querySelectorAll<HTMLInputElement>(FIELDS)]

/** Types into the fields of an element, takes it out of the page for a moment, and returns what the fields have then. */
async function valuesAfterAway(box: Box, texts: readonly string[]): Promise<string[]> {
  await eventually(() => textFields(box).length >= texts.length)
  for (const [at, field] of textFields(box).slice(0, texts.length).entries()) type(field, texts[at] ?? '')
  await settled(() => textFields(box).map(({ value }) => value))
  const place = box.element.parentElement
  box.element.remove()
  await pause(50)
  place?.append(box.element)
  await eventually(() => textFields(box).length >= texts.length)
  return settled(() =>
    textFields(box)
      .slice(0, texts.length)
      .map(({ value }) => value),
  )
}

describe('text in an element that the page takes out and puts back', () => {
  const prepare = pageOfStates()

  for (const [tag, texts] of [
    ['stay-search', ['Porto']],
    ['stay-flights', ['Oslo']],
    ['stay-cars', ['Faro']],
    ['stay-login', ['ann@x.com']],
    ['stay-lookup', ['ST-123', 'ann@x.com']],
  ] as const)
    it(`${tag} keeps what is typed`, async () => {
      const state = { tag, name: '', steps: [], attributes: { ...samples[tag].attributes } }
      await prepare(state)
      expect(await valuesAfterAway(await showState(state), texts)).to.deep.equal(texts)
    })

  it('stay-checkout keeps what is typed about the guest', async () => {
    defineCheckout()
    const api = checkoutApi()
    const box = openCheckout({ section: 'customer', query: '?rate=bundle-1' })
    expect(await valuesAfterAway(box, ['Maya', 'Okafor'])).to.deep.equal(['Maya', 'Okafor'])
    api.restore()
  })
})
