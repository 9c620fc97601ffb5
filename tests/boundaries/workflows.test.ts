import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nightly } from '../run/plan.ts'

const root = join(import.meta.dirname, '../..')
const workflow = (name: string) => readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8')

it('runs every nightly part in the workflow of the night, and .ci/run in that of a change', () => {
  const parts = [...workflow('nightly').matchAll(/^ {10}- (\w+)$/gm)].map(([, part]) => part)
  expect(parts).toEqual(Object.keys(nightly))
  expect(workflow('ci')).toContain('- run: .ci/run\n')
})
