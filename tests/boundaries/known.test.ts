import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownFile, knownText } from '../../sdk/build/known.ts'

it('what the diagnostics know of elements is what the declarations say', () => {
  expect(readFileSync(knownFile, 'utf8')).toBe(knownText())
})
