import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Text } from './files.ts'

/** Any number of digits, so that an id with a missing digit is found. */
const anyId = /\b(?:HOT|ACC|PLT|OQ|AQ)-\d+\b/g
const lists = ['hotels', 'accounts', 'platform', 'decisions']

export function idsIn(text: string): string[] {
  return [...new Set(text.match(anyId))]
}

/** Every id with a line in docs/requirements, sorted by file; an id with two lines appears twice. */
export function listedIds(): string[] {
  return lists
    .map((name) => readFileSync(join(root, `docs/requirements/${name}.md`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^\| ([A-Z]+-\d+) \| .+ \|$/gm)].map((match) => match[1] ?? ''))
    .sort()
}

/** Returns "file cites id" for each unlisted id. */
export function unknownIds(texts: readonly Text[], ids: readonly string[]): string[] {
  const names = new Set(ids)
  return texts.flatMap(({ file, text }) =>
    idsIn(text)
      .filter((id) => !names.has(id))
      .map((id) => `${file} cites ${id}`),
  )
}
