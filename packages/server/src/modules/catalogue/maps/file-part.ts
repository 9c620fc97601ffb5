import type { ServerContext } from '../../../kernel/http/server-env.ts'
import type { StreetFile } from '../../../ports/streets.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Without a version in its address, a newer file must be found soon. */
const SHORT = 'public, max-age=300'
/** Status of an answer without a body that says the range is not in the file. */
const NOT_THERE = 416

/** Answers a request for a file or, with a Range header, for a part of it (RFC 9110, section 14). */
export function filePart(
  c: ServerContext,
  { size, version, part }: StreetFile,
  more: Record<string, string>,
) {
  const etag = `"${version}"`
  const headers = {
    ...more,
    etag,
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
    'cache-control': c.req.query('v') === version ? YEAR : SHORT,
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  const range = ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined
  // A range of another unit is ignored, as is one that cannot be read.
  const wanted = range === undefined ? undefined : rangeOf(range, size)
  if (wanted === undefined) return c.body(part(0, size - 1), 200, { ...headers, 'content-length': `${size}` })
  if (wanted === 'outside')
    return c.body(null, NOT_THERE, {
      ...headers,
      'cache-control': 'no-store',
      'content-range': `bytes */${size}`,
    })
  const { first, last } = wanted
  return c.body(part(first, last), 206, {
    ...headers,
    'content-length': `${last - first + 1}`,
    'content-range': `bytes ${first}-${last}/${size}`,
  })
}

/** The first and the last byte of `bytes=0-99`, `bytes=100-` or `bytes=-100`; undefined for several ranges or another text. */
function rangeOf(text: string, size: number): { first: number; last: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text.trim()) ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'outside' : { first, last }
}
