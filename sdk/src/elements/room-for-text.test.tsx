import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../testing/member.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually, pause } from '../testing/wait.ts'
import type { Tag } from './declarations.ts'
import { samples } from './samples.ts'

// Text of twice the size halves the available space; a widget stays within the margins of the page.
describe('room for text', () => {
  let api: FakeApi
  const home = location.href
  const tags: readonly Tag[] = [
    'stay-search',
    'stay-results',
    'stay-hotel',
    'stay-checkout',
    'stay-lookup',
    'stay-profile',
    'stay-cards',
    'stay-wallet',
    'stay-rewards',
  ]
  before(async () => {
    await defineStay()
    document.addEventListener('stay-navigate', (event) => event.preventDefault())
  })
  beforeEach(freshPage)
  afterEach(async () => {
    document.body.replaceChildren()
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
    await pause(20)
    api.restore()
    history.replaceState(null, '', home)
  })

  async function show(tag: Tag) {
    const { path = '/', answers, ready, attributes, isMember } = samples[tag]
    history.replaceState(null, '', path)
    api = fakeApi({ ...(isMember && memberAnswers), ...answers })
    if (isMember) keptMember()
    const box = mount(tag, attributes)
    await eventually(() => ready && box.root.querySelector(ready))
    return box
  }

  for (const [width, text] of [
    [1280, '32px'],
    [390, '32px'],
    [320, '16px'],
    [900, '16px'],
    [1000, '16px'],
  ] as const)
    it(`dates and guests fit into the search form at ${width} px with text of ${text}`, async () => {
      await setViewport({ width, height: 900 })
      document.documentElement.style.setProperty('--stay-text-base', text)
      api = fakeApi()
      const box = mount('stay-search', { 'location-id': '800', 'location-name': 'Lisbon, Portugal' })
      await eventually(() => box.all('.pick .sf-v').length >= 3)
      const cut = box.all('.pick .sf-v').filter((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const room = one.closest('.sf-b')?.getBoundingClientRect()
        const { right, bottom } = words.getBoundingClientRect()
        return !room || right > room.right || bottom > room.bottom || one.scrollWidth > one.clientWidth
      })
      expect(cut.map(({ textContent }) => textContent)).to.deep.equal([])
    })

  for (const width of [390, 320])
    for (const tag of ['stay-hotel', 'stay-checkout'] as const)
      it(`${tag} shows at ${width} px with text of 32px the current step and the number of steps`, async () => {
        await setViewport({ width, height: 844 })
        document.documentElement.style.setProperty('--stay-text-base', '32px')
        const box = await show(tag)
        const bar = await box.find('.steps')
        const words = document.createRange()
        words.selectNodeContents(await box.find('.steps .now > span:last-child'))
        for (const { left, right } of [...bar.children, words].map((one) => one.getBoundingClientRect())) {
          expect(left).to.be.at.least(0)
          expect(right).to.be.at.most(width)
        }
      })

  for (const width of [390, 320])
    it(`the bar of stay-booking fits at ${width} px with text of 32px, without scrolling`, async () => {
      await setViewport({ width, height: 844 })
      document.documentElement.style.setProperty('--stay-text-base', '32px')
      api = fakeApi()
      const box = mount('stay-booking')
      const bar = await box.find('.bar')
      const account = await eventually(() =>
        bar.querySelector('stay-account')?.shadowRoot?.querySelector('a'),
      )
      for (const one of [...bar.querySelectorAll('a'), account]) {
        const { left, right } = one.getBoundingClientRect()
        expect([left >= 0, right <= width], one.textContent ?? '').to.deep.equal([true, true])
      }
      expect(bar.scrollWidth).to.be.at.most(bar.clientWidth)
    })

  it('stay-results has its three controls in one row at 320 px', async () => {
    await setViewport({ width: 320, height: 844 })
    const box = await show('stay-results')
    await box.button(/Map View/)
    const controls = box.all('.toolbar > .btn, .toolbar select, .views .btn:not([aria-pressed=true])')
    const rows = controls.map((one) => Math.round(one.getBoundingClientRect().bottom))
    expect([rows.length, new Set(rows).size]).to.deep.equal([3, 1])
  })

  it('products of a search form can be selected at 390 px with text of 32px', async () => {
    await setViewport({ width: 390, height: 844 })
    document.documentElement.style.setProperty('--stay-text-base', '32px')
    api = fakeApi()
    const box = mount('stay-search', { variant: 'tabbed' })
    await eventually(() => box.all('[role=tab]').length === 3)
    for (const one of box.all('[role=tab]'))
      expect(one.getBoundingClientRect().right, one.textContent ?? '').to.be.at.most(390)
  })

  for (const laid of ['float: left', 'display: flex'])
    it(`elements use all available width on a page with ${laid}`, async () => {
      await setViewport({ width: 900, height: 844 })
      document.body.style.margin = '8px'
      const box = await show('stay-results')
      const { style } = laid.startsWith('display') ? document.body : box.element
      style.cssText += laid
      await pause(50)
      const { left, width } = box.element.getBoundingClientRect()
      document.body.style.cssText = ''
      // Scroll bars take room in some engines.
      expect(Math.round(width)).to.equal(document.documentElement.clientWidth - 16)
      expect(left).to.equal(8)
    })

  for (const tag of tags)
    for (const [width, text] of [
      [390, '16px'],
      [320, '16px'],
      [640, '32px'],
    ] as const)
      it(`${tag} stays within its page at ${width} px and text of ${text}`, async () => {
        await setViewport({ width, height: 844 })
        document.documentElement.style.setProperty('--stay-text-base', text)
        document.body.style.margin = '8px'
        await show(tag)
        await pause(100)
        expect(document.documentElement.scrollWidth).to.be.at.most(width)
      })
})
