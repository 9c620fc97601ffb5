import type { Load } from './downloads.ts'

/** A page with a search box over the floor: scripts by Chromium's count, and the whole main thread. */
export const SCRIPT_RATIO = 'script time of a page with <stay-search> over the floor, ratio'
export const THREAD_RATIO = 'main thread of a page with <stay-search> over the floor, ratio'

/** Every script from the search to the payment. */
export const JOURNEY_BYTES = 'every script from search to paid, brotli, B'
export const JOURNEY_REQUESTS = 'every script from search to paid, requests'

/** The figure of a page: before anybody touches it, or until the element is ready. */
export const figureOf = (page: string, part: 'all' | 'first', unit: keyof Load): string =>
  `${page}, ${part === 'all' ? 'untouched' : 'until ready'}, ${unit === 'bytes' ? 'B' : unit}`
