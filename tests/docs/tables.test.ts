import { readFileSync } from 'node:fs'
import { errorCodes } from '@staykit/contract'
import { expect, it } from 'vitest'
import { testCards } from '../../packages/server/src/sandbox/cards/test-cards.ts'
import { TESTVILLE } from '../../packages/server/src/sandbox/testville/city.ts'
import { testHotels } from '../../packages/server/src/sandbox/testville/hotels.ts'

const guide = (name: string) => readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8')

it('the page of errors lists exactly the codes of the API', () => {
  const tables = guide('errors').split('## Codes of the API')[1] ?? ''
  const named = [...tables.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code),
  )
  expect(named.sort()).toEqual([...errorCodes].sort())
})

it('the page of test data lists the hotels of Testville and the test cards of the sandbox', () => {
  const page = guide('test-data')
  for (const [index, { name, note }] of testHotels.entries())
    expect(page).toContain(`| ${name} | \`${TESTVILLE}-${index}\` | ${note} |`)
  const written = page.replaceAll(' ', '')
  for (const { number, brand } of testCards)
    expect(written).toContain(`|\`${number}\`|${brand.replaceAll(' ', '')}|`)
})
