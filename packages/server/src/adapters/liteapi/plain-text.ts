import { cleanText } from '../supplier/bounds.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const BLOCK = /^<(br|\/?p|\/?li|\/?ul|\/?ol|\/?div|\/?h\d)\b/i

/** A text with a line break for each tag of a block, and without other tags. Reads each sign once, whatever the text. */
function withoutTags(html: string): string {
  const parts: string[] = []
  let from = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', from)) {
    const end = html.indexOf('>', start)
    // What is never closed is no tag.
    if (end < 0) break
    parts.push(html.slice(from, start), BLOCK.test(html.slice(start, start + 8)) ? '\n' : '')
    from = end + 1
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** Lines of a text with the provider's HTML, without its tags. */
export const plainText = (html: string | null | undefined): string[] =>
  cleanText(
    withoutTags(html ?? '').replace(
      /&(?:#(\d{1,6})|(\w{2,6}));/g,
      (all, code: string | undefined, name: string | undefined) =>
        code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? all),
    ),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
