import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { lisbon, searchPage } from './testing/search-page.ts'

/** Relative luminance of a computed colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (/\d[\d., ]*/.exec(colour)?.[0] ?? '').split(/[, ]+/).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Focuses by keyboard, so that the focus ring shows. */
async function focusByKey(element: HTMLElement) {
  await sendKeys({ press: 'Shift' })
  element.focus()
  await eventually(() => element.matches(':focus-visible'))
  // A ring in transition is not the final one.
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}

describe('stay-search: focus', () => {
  searchPage()

  for (const theme of ['light', 'dark'])
    it(`shows a focus ring on a tab in two contrasting colours, ${theme}`, async () => {
      const box = mount('stay-search', { ...lisbon, variant: 'tabbed', theme })
      const tab = await box.find('.search-tabs button')
      await focusByKey(tab)
      const { outlineColor, outlineOffset, boxShadow, backgroundColor } = getComputedStyle(tab)
      const around = /rgba?\([^)]+\)/.exec(boxShadow)?.[0] ?? ''
      expect(boxShadow).to.match(/ 0px 0px 0px 2px$/)
      expect(outlineOffset).to.equal('-3px')
      expect(contrast(outlineColor, around)).to.be.at.least(3)
      expect(contrast(outlineColor, backgroundColor)).to.be.at.least(3)
    })

  it('keeps the focus ring of a date clear of its text', async () => {
    for (const width of [390, 1280]) {
      await setViewport({ width, height: 900 })
      document.body.replaceChildren()
      const box = mount('stay-search', lisbon)
      await box.find('.pick')
      for (const pick of box.all('.pick')) {
        await focusByKey(pick)
        const { outlineOffset, outlineWidth, borderRadius } = getComputedStyle(pick)
        const inside = -Number.parseFloat(outlineOffset)
        expect(inside).to.be.lessThan(Number.parseFloat(outlineWidth))
        expect(borderRadius).to.not.equal('0px')
        const ring = pick.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(pick)
        const text = words.getBoundingClientRect()
        expect(text.left - ring.left).to.be.greaterThan(inside + 2)
        expect(ring.right - text.right).to.be.greaterThan(inside + 2)
      }
    }
  })

  it('keeps focus and typed text when it replaces a server-rendered form', async () => {
    const page = document.createElement('div')
    document.body.append(page)
    page.setHTMLUnsafe(`<stay-search ref-id="8183"><template shadowrootmode="open">
      <form><input id="place" name="location-name"></form></template></stay-search>`)
    const root = page.querySelector('stay-search')?.shadowRoot as ShadowRoot
    const serverInput = root.getElementById('place') as HTMLInputElement
    serverInput.focus()
    serverInput.value = 'Lisb'
    const field = await eventually(() => root.querySelector<HTMLInputElement>('[role=combobox]'))
    await eventually(() => !serverInput.isConnected)
    expect(field.value).to.equal('Lisb')
    await eventually(() => root.activeElement === field)
    await sendKeys({ type: 'on' })
    await eventually(() => root.querySelector('[role=option]'))
    expect(field.value).to.equal('Lisbon')
  })

  it('does not move the focus when a server-rendered form was not used', async () => {
    const page = document.createElement('div')
    document.body.append(page)
    page.setHTMLUnsafe(`<button>Elsewhere</button><stay-search ref-id="8183"><template shadowrootmode="open">
      <form><input id="place" name="location-name" value="Porto"></form></template></stay-search>`)
    const elsewhere = page.querySelector('button') as HTMLButtonElement
    elsewhere.focus()
    const root = page.querySelector('stay-search')?.shadowRoot as ShadowRoot
    const field = await eventually(() => root.querySelector<HTMLInputElement>('[role=combobox]'))
    expect(field.value).to.equal('')
    await eventually(() => document.activeElement === elsewhere)
  })
})
