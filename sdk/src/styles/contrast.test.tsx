import { expect } from 'chai'
import { define as defineAccount } from '../elements/stay-account/define.ts'
import { define as defineSearch } from '../elements/stay-search/define.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

const cache = new Map<string, number>()

/** Relative luminance of a painted colour (WCAG 2.2). */
function luminance(color: string): number {
  const found = cache.get(color) ?? painted(color)
  cache.set(color, found)
  return found
}

function painted(color: string): number {
  if (!canvas) throw new Error('nothing to paint on')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The same colours in each run. */
function* colours(count: number): Generator<string> {
  yield* ['#000', '#fff', '#777', '#1f4b99', '#b4471b', '#3d3566', 'rgb(117 117 117)', '#ff0', '#00f']
  let seed = 8183
  for (let index = 0; index < count; index++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    yield `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`
  }
}

describe('a brand’s colour', () => {
  let api: FakeApi
  before(() => {
    defineSearch()
    defineAccount()
  })
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/brand': () => ({ brand: { ...brandAnswer.brand, tokens: {} } }) })
  })
  afterEach(() => api.restore())

  for (const theme of ['light', 'dark']) {
    it(`has a contrast of 4.5:1 on buttons and as text: 1,000 colours, ${theme}`, async () => {
      const search = mount('stay-search', { theme })
      const account = mount('stay-account', { theme })
      const button = await search.find('.btn.primary')
      const link = await account.find('a')
      // The account's link looks like a button; here it is a plain one, on the background of texts.
      link.className = ''
      const boxes = [search, account].map(({ root }) => root.querySelector<HTMLElement>('.root'))
      button.style.transition = 'none'
      const low: string[] = []
      for (const colour of colours(1000)) {
        for (const box of boxes) box?.style.setProperty('--_b-brand', colour)
        const { color, backgroundColor } = getComputedStyle(button)
        if (contrast(color, backgroundColor) < 4.5) low.push(`${colour} ${color} on ${backgroundColor}`)
        const text = getComputedStyle(link).color
        const behind =
          theme === 'light' ? ['rgb(255 255 255)', 'rgb(241 238 232)'] : ['rgb(25 31 29)', 'rgb(35 42 40)']
        for (const each of behind) if (contrast(text, each) < 4.5) low.push(`${colour} as ${text} on ${each}`)
      }
      expect(low.slice(0, 5)).to.deep.equal([])
    })
  }

  it('keeps a text colour that the page sets', async () => {
    const search = mount('stay-search')
    search.element.style.setProperty('--stay-on-brand', 'rgb(1, 2, 3)')
    const button = await search.find('.btn.primary')
    await eventually(() => getComputedStyle(button).color === 'rgb(1, 2, 3)')
  })
})
