import { setViewport } from '@web/test-runner-commands'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { rates, searchAnswer } from '../../../testing/hotels.ts'
import { freshPage, type mount } from '../../../testing/page.ts'
import { inDays } from '../../../testing/places.ts'
import { eventually } from '../../../testing/wait.ts'
import { define as defineSearch } from '../../stay-search/define.ts'
import { define } from '../define.ts'

export const [from, to] = [inDays(10), inDays(13)]
export const path = `/search/city/800/${from.url}/${to.url}/1/2`
type Box = ReturnType<typeof mount>
export type Search = { from: number; to: number; sort?: string; filters?: Record<string, unknown> }
export const listings = (box: Box) => box.all('.listing:has(h2)')
export const listed = (box: Box, count = 20) => eventually(() => listings(box).length === count)
let number = 0
/**
 * Opens the page. Without the Navigation API, an element returns to the place that the last one had at its address: each test
 * has its own fragment there.
 */
export const open = (query = '', at = path) => {
  const fragment = globalThis.navigation ? '' : `#test-${++number}`
  history.replaceState(null, '', at + query + fragment)
}

/** For the tests of this folder: a results page of 47 hotels before each test; returns its server and the requests. */
export function resultsPage() {
  let api: FakeApi
  const home = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    globalThis.staykit = { load: async (tag) => void (tag === 'stay-search' && defineSearch()) }
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(async () => {
    freshPage()
    open()
    api = fakeApi({
      '/hotels/search/': (body) => searchAnswer(47, body as unknown as Search),
      '/hotels/rates/': () => ({ rates }),
    })
    // Wide enough for all columns.
    await setViewport({ width: 1700, height: 900 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })
  return {
    get api() {
      return api
    },
    sent: () =>
      api.calls('/hotels/search/').map(({ body }) => body as unknown as Search & Record<string, unknown>),
  }
}
