import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Text } from './files.ts'

/** Any number of digits, so that an id with one too few is found out instead of passed over. */
const anyId = /\b(?:HOT|ACC|PLT|OQ|AQ)-\d+\b/g
const lists = ['hotels', 'accounts', 'platform', 'decisions']

export function idsIn(text: string): string[] {
  return [...new Set(text.match(anyId))]
}

/** Every id that has a line in docs/requirements, in the order of their names; an id with two lines is there twice. */
export function listedIds(): string[] {
  return lists
    .map((name) => readFileSync(join(root, `docs/requirements/${name}.md`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^\| ([A-Z]+-\d+) \| .+ \|$/gm)].map((match) => match[1] ?? ''))
    .sort()
}

/** "file cites id" for each id that no list has. */
export function unknownIds(texts: readonly Text[], known: readonly string[]): string[] {
  const names = new Set(known)
  return texts.flatMap(({ file, text }) =>
    idsIn(text)
      .filter((id) => !names.has(id))
      .map((id) => `${file} cites ${id}`),
  )
}
