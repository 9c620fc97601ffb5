import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listSavedHotels } from '@staykit/contract'
import { expect, it } from 'vitest'
import { tripwire } from './budgets.ts'
import { sizes } from './chunks.ts'

it.each(Object.keys(sizes()))('stays below the tripwire: %s', (name) => {
  expect(sizes()[name]).toBeLessThanOrEqual(tripwire(name))
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
