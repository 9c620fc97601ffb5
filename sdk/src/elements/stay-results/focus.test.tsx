import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { listed, resultsPage } from './testing/results-page.ts'

describe('stay-results: focus', () => {
  resultsPage()
  it('shows a focus ring only on the focused thumb of the price slider', async () => {
    const box = mount('stay-results')
    await listed(box)
    const [low, high] = await Promise.all(
      ['Minimum', 'Maximum'].map((name) => box.find<HTMLInputElement>(`.range [aria-label=${name}]`)),
    )
    const before = low as HTMLInputElement
    before.focus()
    await sendKeys({ press: 'ArrowRight' })
    await eventually(() => before.matches(':focus-visible'))
    expect(getComputedStyle(before).outlineStyle).to.equal('none')
    // The style of a slider thumb cannot be computed, so the test reads the rule of its focus ring.
    const rules = box.root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    const ring = rules.find(({ cssText }) => /^\.range input:focus-visible::-(webkit|moz)/.test(cssText))
    expect((ring as CSSStyleRule | undefined)?.style.cssText).to.match(/outline: .*3px/)
    expect((high as Element).matches(':focus-visible')).to.equal(false)
  })
})
