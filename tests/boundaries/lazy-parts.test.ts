import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', 'packages/stores/src/*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.endsWith('.test.ts'))

/** The dynamic imports of a text that are not retried: one lost packet would lose the part for the page. */
const fragile = (text: string) =>
  [...text.matchAll(/(loadWithRetries\(\(\) => )?\bimport\(('[^']+')\)/g)]
    .filter(([, isRetried]) => !isRetried)
    .map(([, , part]) => part)

it('every part of the stores that loads lazily is retried', () => {
  const found = files.flatMap((file) =>
    fragile(readFileSync(join(root, file), 'utf8')).map((part) => `${file}: ${part}`),
  )
  expect(found).toEqual([])
})

it('finds an import without retries (control)', () => {
  expect(fragile("const part = await import('./part.ts')")).toEqual(["'./part.ts'"])
  expect(fragile("await loadWithRetries(() => import('./part.ts'))")).toEqual([])
})
