import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownFile, knownText } from '../../sdk/build/known.ts'

it('the diagnostics know of elements what the declarations say', () => {
  expect(readFileSync(knownFile, 'utf8')).toBe(knownText())
})
