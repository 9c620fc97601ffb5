import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually, pause } from '../testing/wait.ts'
import type { Tag } from './declarations.ts'
import { samples } from './samples.ts'

// Whoever needs text of twice the size gets the layout of half the room; a widget stays within the page's own margins.
describe('room for text', () => {
  let api: FakeApi
  const home = location.href
  const shown: readonly Tag[] = ['stay-search', 'stay-results', 'stay-hotel', 'stay-checkout', 'stay-lookup']
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
    const { path = '/', answers, ready, attributes } = samples[tag]
    history.replaceState(null, '', path)
    api = fakeApi(answers)
    const box = mount(tag, attributes)
    await eventually(() => ready && box.root.querySelector(ready), 8000)
    return box
  }

  for (const [width, text] of [
    [1280, '32px'],
    [390, '32px'],
    [320, '16px'],
    [900, '16px'],
    [1000, '16px'],
  ] as const)
    it(`dates and guests are read whole in the search form at ${width} px with text of ${text}`, async () => {
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

  for (const tag of shown)
    for (const [width, text] of [
      [390, '16px'],
      [320, '16px'],
      [640, '32px'],
    ] as const)
      it(`${tag} keeps within its page at ${width} px and text of ${text}`, async () => {
        await setViewport({ width, height: 844 })
        document.documentElement.style.setProperty('--stay-text-base', text)
        document.body.style.margin = '8px'
        await show(tag)
        await pause(100)
        expect(document.documentElement.scrollWidth).to.be.at.most(width)
      })
})
