import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { itWithMedia, setForcedColors } from '../../testing/media.ts'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { listed, resultsPage } from './testing/results-page.ts'

const part = (element: Element) => getComputedStyle(element)

describe('stay-results: focus and forced colours', () => {
  resultsPage()
  afterEach(() => setForcedColors('none'))

  it('shows a focus ring only on the focused thumb of the price slider', async () => {
    await setViewport({ width: 1280, height: 900 })
    const box = mount('stay-results')
    await listed(box)
    const [low, high] = await Promise.all(
      ['Minimum', 'Maximum'].map((name) => box.find<HTMLInputElement>(`.range [aria-label=${name}]`)),
    )
    const before = low as HTMLInputElement
    before.focus()
    await sendKeys({ press: 'ArrowRight' })
    await eventually(() => before.matches(':focus-visible'))
    expect(part(before).outlineStyle).to.equal('none')
    // The style of a slider thumb cannot be computed, so the test reads the rule of its focus ring.
    const rules = box.root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    const ring = rules.find(({ cssText }) => /^\.range input:focus-visible::-(webkit|moz)/.test(cssText))
    expect((ring as CSSStyleRule | undefined)?.style.cssText).to.match(/outline: .*3px/)
    expect((high as Element).matches(':focus-visible')).to.equal(false)
  })

  itWithMedia('shows the active view with forced colours', async () => {
    await setForcedColors('active')
    const box = mount('stay-results')
    await listed(box)
    const line = (text: string) => part(box.maybe(text) as HTMLElement).borderBlockStart
    expect(line('Listings View')).to.match(/^2px solid rgb\(\d+, \d+, \d+\)$/)
    expect(line('Map View')).to.match(/^0px/)
    ;(await box.button('Map View')).click()
    await eventually(() => line('Map View').startsWith('2px'))
    expect(line('Listings View')).to.match(/^0px/)
  })
})
