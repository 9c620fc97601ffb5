import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount } from '../testing/page.ts'
import { inDays } from '../testing/places.ts'
import { eventually } from '../testing/wait.ts'

const never = () => new Promise(() => {})
const stay = `${inDays(10).url}/${inDays(13).url}/1/2`

interface Placeholder {
  readonly of: string
  readonly tag: string
  /** The contexts of the placeholder. */
  readonly paths?: readonly [string, string]
  readonly attributes?: readonly [Record<string, string>, Record<string, string>]
  readonly says: string
  readonly boxes: number
}

const placeholders: readonly Placeholder[] = [
  {
    of: 'masthead of a hotel',
    tag: 'stay-hotel',
    paths: [`/details/city/800/${stay}/800-0`, `/details/city/900/${stay}/900-7`],
    says: 'Loading the hotel',
    boxes: 6,
  },
  {
    of: 'table of rates',
    tag: 'stay-rates',
    attributes: [
      { 'hotel-id': '800-0', 'hotel-name': 'Casa Um' },
      { 'hotel-id': '900-7', 'hotel-name': 'Casa Um' },
    ],
    says: 'Loading Rooms for Casa Um!',
    boxes: 0,
  },
  {
    of: 'small listings of a search',
    tag: 'stay-results',
    paths: [`/search/city/800/${stay}`, `/search/city/900/${stay}`],
    says: 'Loading hotels',
    boxes: 20,
  },
  {
    of: 'small listings of a shared list',
    tag: 'stay-saved',
    attributes: [{ 'shared-list': 'a'.repeat(22) }, { 'shared-list': 'b'.repeat(22) }],
    says: 'Loading the list',
    boxes: 9,
  },
]

describe('placeholders', () => {
  let api: FakeApi
  const home = location.href
  before(() => defineStay())
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      '/hotels': never,
      '/hotels/rates/': never,
      '/hotels/search/': never,
      '/hotels/reviews': never,
      [`/saved-hotels/${'a'.repeat(22)}`]: never,
      [`/saved-hotels/${'b'.repeat(22)}`]: never,
    })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  for (const { of, tag, paths, attributes, says, boxes } of placeholders)
    it(`[PLT-062] the ${of} shows before any answer, the same for each context`, async () => {
      const markups: string[] = []
      for (const index of [0, 1] as const) {
        freshPage()
        history.replaceState(null, '', paths?.[index] ?? home)
        const box = mount(tag, { 'loading-overlay': 'none', ...attributes?.[index] })
        const status = await eventually(() => box.root.querySelector<HTMLElement>('[role=status]'))
        expect(status.getAttribute('aria-label') ?? status.textContent).to.contain(says)
        expect(status.querySelectorAll('.skel').length).to.equal(boxes)
        markups.push(status.outerHTML)
      }
      expect(markups[0]).to.equal(markups[1])
    })
})
