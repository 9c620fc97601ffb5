import type { Text } from './files.ts'
import { titlesOf } from './titles.ts'

/** The complete list, a CI artefact. */
export const proofsFile = 'tests/out/proofs.txt'
const none = 'no test'

const head = `# Proofs

\`npm run requirements\` writes this list from the titles of the tests.

| id | file | test |
| --- | --- | --- |
`

/** Test files of Vitest and of the elements, and the journeys. */
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

/** The list, sorted by id, file and title. */
export function proofsText(texts: readonly Text[], allIds: readonly string[]): string {
  const found = proofsOf(texts)
  const rows = allIds.flatMap((id) => [...new Set(found.get(id) ?? [`| ${id} | | ${none} |`])].sort())
  return `${head}${rows.join('\n')}\n`
}

/** The ids with a test in a list. */
export function provedIn(text: string): string[] {
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+) \| (\S*) ?\|/gm)]
  return [...new Set(rows.filter((row) => row[2]).map((row) => row[1] ?? ''))]
}
