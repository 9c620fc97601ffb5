import type { Text } from './files.ts'
import { titlesOf } from './titles.ts'

export const proofsFile = 'docs/requirements/proofs.md'
const none = 'not built yet'

const head = `# Proofs

Written by \`npm run requirements\` from the titles of the tests; not by hand. An id that no test proves counts as not
built, whatever the code does.

| id | file | test |
| --- | --- | --- |
`

/** Vitest's and the elements' test files, and the journeys. */
const isTest = (file: string) => /\.(test|journey)\.tsx?$/.test(file)
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ')

/** Rows "id | file | title" of all tests that name an id. */
function proofsOf(texts: readonly Text[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { file, text } of texts.filter((each) => isTest(each.file)))
    for (const { title, ids } of titlesOf(file, text))
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), `| ${id} | ${file} | ${cell(title)} |`])
  return found
}

/** The file as it ought to be: by id, file and title, without line numbers, so that branches merge. */
export function proofsText(texts: readonly Text[], known: readonly string[]): string {
  const found = proofsOf(texts)
  const rows = known.flatMap((id) => [...new Set(found.get(id) ?? [`| ${id} | | ${none} |`])].sort())
  return `${head}${rows.join('\n')}\n`
}

/** Ids that such a file says are proved. */
export function provedIn(text: string): string[] {
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+) \| (\S*) ?\|/gm)]
  return [...new Set(rows.filter((row) => row[2]).map((row) => row[1] ?? ''))]
}
