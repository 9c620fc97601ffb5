import { readFileSync } from 'node:fs'
import { errorCodes, refusals } from '@staykit/contract'
import { expect, it } from 'vitest'
import { testCards } from '../../packages/server/src/sandbox/cards/test-cards.ts'
import { TESTVILLE } from '../../packages/server/src/sandbox/testville/city.ts'
import { testHotels } from '../../packages/server/src/sandbox/testville/hotels.ts'
import { placeholdersOf } from '../../sdk/src/diagnostics/placeholders.ts'

const guide = (name: string) => readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8')

it('the page of errors lists exactly the codes of the API', () => {
  const [, rest = ''] = guide('errors').split('## Codes of the API')
  const [tables = ''] = rest.split('## Reasons')
  const named = [...tables.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code),
  )
  expect(named.sort()).toEqual([...errorCodes].sort())
})

it('the page of errors lists each reason with its code and params', () => {
  const [, tables = ''] = guide('errors').split('## Reasons')
  const written = [...tables.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].flatMap(([, code, list = '']) =>
    [...list.matchAll(/`(\w+)`(?: \((.*?)\))?/g)].map(
      ([, reason, params = '']) => `${code} ${reason} ${params.replaceAll('`', '')}`,
    ),
  )
  const wanted = Object.entries(refusals).map(([reason, { code, message }]) => {
    const params = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    return `${code} ${reason} ${params.join(', ')}`
  })
  expect(written.sort()).toEqual(wanted.sort())
})

it('the page of test data lists the hotels of Testville and the test cards of the sandbox', () => {
  const page = guide('test-data')
  for (const [index, { name, note }] of testHotels.entries())
    expect(page).toContain(`| ${name} | \`${TESTVILLE}-${index}\` | ${note} |`)
  const written = page.replaceAll(' ', '')
  for (const { number, brand } of testCards)
    expect(written).toContain(`|\`${number}\`|${brand.replaceAll(' ', '')}|`)
})

it('the page about separate pages lists the placeholders that the console checks', () => {
  const table = guide('own-pages').split('## Placeholders')[1] ?? ''
  const listed = (cell = '') => [...cell.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name).sort()
  for (const screen of ['search', 'details', 'checkout', 'profile']) {
    const [, required, optional] =
      new RegExp(`\\| \`data-${screen}-url\` \\| (.*?) \\| (.*?) \\|`).exec(table) ?? []
    const checked = placeholdersOf(screen)
    expect([listed(required), listed(optional)], screen).toEqual([
      [...checked.required].sort(),
      [...checked.optional].sort(),
    ])
  }
})
