import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listSavedHotels } from '@staykit/contract'
import { expect, it } from 'vitest'
import { sizes } from './chunks.ts'

/** A budget is a tripwire: it fails at 10 % over. */
const TRIPWIRE = 1.1
const KB = 1000

it.each([
  ['loader, gzip', 1.8],
  ['search box, gzip', 34],
  ['search to paid, brotli', 120],
  ['German from search to paid, brotli', 6.3],
] as const)('keeps %s within %s kB', (name, budget) => {
  expect(sizes()[name]).toBeLessThanOrEqual(budget * KB * TRIPWIRE)
})

it.each(['cdn', 'npm'])('downloads no rate limits and descriptions of calls: %s', (folder) => {
  const dist = fileURLToPath(new URL(`../../sdk/dist/${folder}/`, import.meta.url))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const code = files.map((name) => readFileSync(dist + name, 'utf8')).join('\n')
  const { path, summary, limits } = listSavedHotels
  expect(code).toContain(path)
  expect(code).not.toContain(summary)
  for (const { name } of limits as readonly { readonly name: string }[]) expect(code).not.toContain(name)
})
