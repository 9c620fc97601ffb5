const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Lines of a text with the provider's HTML, without its tags. */
export const plainText = (html: string | null | undefined): string[] =>
  (html ?? '')
    .replace(/<(br|\/?p|\/?li|\/?ul|\/?ol|\/?div|\/?h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (all, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? all),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
