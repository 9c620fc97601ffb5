import { expect } from 'chai'
import { blankFrame } from '../testing/blank-frame.ts'
import { freshPage } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'

/** The built script, as a page has it. */
const SCRIPT = '/sdk/dist/cdn/staykit.js'

type PageWindow = Window &
  Pick<typeof globalThis, 'fetch' | 'staykit'> & { act?: () => void; isEarly?: boolean }

/**
 * A page with the script and a search form; `act` runs in it at once after the script, when no code of the form is there.
 * `answer` answers its requests for the brand.
 */
async function pageWith(
  act: (root: ShadowRoot, view: PageWindow) => void,
  answer?: (view: PageWindow) => object,
) {
  const frame = await blankFrame(1000, 700)
  const page = frame.contentDocument as Document
  const view = frame.contentWindow as unknown as PageWindow
  if (answer) view.fetch = () => Promise.resolve(Response.json(answer(view)))
  view.act = () => {
    const root = page.querySelector('stay-search')?.shadowRoot
    if (!root) throw new Error('The script shows no form.')
    view.isEarly = !view.customElements.get('stay-search')
    act(root, view)
  }
  page.open()
  page.write(`<!doctype html><html lang="en"><body><stay-search></stay-search>
    <script src="${SCRIPT}" data-ref-id="8183"></script><script>act()</script></body></html>`)
  page.close()
  const element = await eventually(() => page.querySelector('stay-search'))
  await eventually(() => view.customElements.get('stay-search'))
  expect(view.isEarly).to.equal(true)
  return element.shadowRoot as ShadowRoot
}

const field = (root: ParentNode) => root.querySelector<HTMLInputElement>('[role=combobox]')

describe('the form that the script shows before its code', () => {
  beforeEach(() => freshPage())
  afterEach(() => document.body.replaceChildren())

  it('keeps typed letters and the field itself, and opens its list', async () => {
    let before: HTMLInputElement | null = null
    const root = await pageWith((first) => {
      before = field(first)
      if (!before) return
      before.focus()
      before.value = 'par'
      before.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    })
    await eventually(() => root.querySelector('[role=listbox]'))
    expect(field(root)).to.equal(before)
    expect(field(root)?.value).to.equal('par')
  })

  it('opens the calendar of a button that was clicked', async () => {
    const root = await pageWith((first) => first.querySelector<HTMLElement>('[data-panel=checkIn]')?.click())
    await eventually(() => root.querySelectorAll('[data-date]').length > 28)
    const day = await eventually(() => root.querySelector<HTMLElement>('[data-date]:not(:disabled)'))
    await eventually(() => day.getAttribute('aria-label'))
  })

  it('requests the brand once, and follows its region and colours in the same field', async () => {
    let requests = 0
    const frame = await blankFrame(1000, 700)
    const page = frame.contentDocument as Document
    const view = frame.contentWindow as unknown as PageWindow
    view.fetch = async () => {
      requests++
      return Response.json({
        brand: { locale: 'en-GB', currency: 'GBP', tokens: { 'stay-brand': 'rgb(1, 2, 3)' } },
      })
    }
    // While the parser is in the element, its code waits: the brand comes first.
    page.open()
    page.write(`<!doctype html><html lang="en"><body>
      <script src="${SCRIPT}" data-ref-id="8183"></script><stay-search>`)
    const root = await eventually(() => page.querySelector('stay-search')?.shadowRoot)
    const before = field(root)
    expect(before).to.not.equal(null)
    await eventually(() => view.staykit?.brands?.values().next().value?.body)
    page.write('</stay-search></body></html>')
    page.close()
    const box = await eventually(() => root.querySelector<HTMLElement>('.root[lang=en-GB]'))
    await eventually(() => box.style.getPropertyValue('--_b-brand') === 'rgb(1, 2, 3)')
    expect(requests).to.equal(1)
    expect(field(root)).to.equal(before)
    // As the region writes it: 1 Dec, where the language alone has Dec 1.
    expect(root.querySelector('[data-panel=checkIn] .sf-v')?.textContent).to.match(/\d \p{L}+$/u)
  })

  it('requests the brand again if the script was offline, and works where fetch() throws', async () => {
    let requests = 0
    const offline = { value: false, configurable: true }
    const root = await pageWith(
      (_, view) => setTimeout(() => Object.defineProperty(view.navigator, 'onLine', { value: true })),
      (view) => {
        if (requests++ === 0) {
          Object.defineProperty(view.navigator, 'onLine', offline)
          throw new TypeError('not now')
        }
        return { brand: { tokens: { 'stay-brand': 'rgb(1, 2, 3)' } } }
      },
    )
    const box = await eventually(() => root.querySelector<HTMLElement>('.root'))
    await eventually(() => box.style.getPropertyValue('--_b-brand') === 'rgb(1, 2, 3)')
    expect(requests).to.equal(2)
  })
})
