import { expect } from 'chai'
import { fullestStates, pageOfStates, showState } from '../testing/show-state.ts'
import { settled } from '../testing/wait.ts'
import { samples } from './samples.ts'
import { type State, states } from './states.ts'

const checkout = states.filter(({ tag }) => tag === 'stay-checkout' || tag === 'stay-lookup')

/** Levels of the displayed headings in reading order, across shadow roots. */
function levels(root: ParentNode): number[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(/^h[1-6]$/.test(element.localName) && element.checkVisibility()
      ? [Number(element.localName.slice(1))]
      : []),
    ...(element.shadowRoot ? levels(element.shadowRoot) : []),
  ])
}

describe('the outline of a page', () => {
  const prepare = pageOfStates()

  async function show(state: State, html: string, headingLevel?: string) {
    await prepare(state)
    document.body.setHTMLUnsafe(html)
    const attributes = { ...samples[state.tag].attributes, ...state.attributes }
    const level: Record<string, string> = headingLevel ? { 'heading-level': headingLevel } : {}
    const { element } = await showState({ ...state, attributes: { ...attributes, ...level } })
    return settled(() => levels(element.shadowRoot as ShadowRoot))
  }

  for (const state of [...fullestStates, ...checkout])
    it(`has one h1 and skips no level around ${state.tag}: ${state.name}`, async () => {
      const own = await show(state, '<h1>Rooms</h1>')
      let before = 1
      for (const level of own) {
        expect(level, `h1 ${own}`).to.be.within(2, before + 1)
        before = level
      }
    })

  const results: State = { tag: 'stay-results', name: '' }
  for (const [name, html, level] of [
    ['without headings', '<p>Rooms</p>', 1],
    ['after an h2', '<h1>Rooms</h1><p></p><div><h2>In the city</h2></div>', 3],
    ['after the section of an h2', '<h1>Rooms</h1><section><h2>About us</h2></section>', 2],
    ['with a hidden heading', '<h1>Rooms</h1><h2 hidden>No</h2>', 2],
    ['after an h6', '<h1>Rooms</h1><h6>Small</h6>', 6],
    ['with an ARIA heading', '<div role="heading" aria-level="3">Rooms</div>', 4],
  ] as const)
    it(`starts at level ${level} on a page ${name}`, async () => {
      const [first, ...others] = await show(results, html)
      expect(first).to.equal(level)
      expect(others)
        .to.include(Math.min(level + 1, 6))
        .and.not.include(1)
    })

  it('starts at the level that the page sets', async () => {
    expect((await show(results, '<h1>Rooms</h1>', '4')).slice(0, 2)).to.deep.equal([4, 5])
  })
})
