import { describe, expect, it } from 'vitest'
import { readBudgets, tripwire } from '../size/budgets.ts'
import { downloads, pageNames } from '../size/downloads.ts'
import { downloadFigures, ratioFigures } from '../size/reached.ts'

/** Figures above their tripwires. */
function tooHigh(figures: Readonly<Record<string, number>>): Record<string, number> {
  console.log(figures)
  return Object.fromEntries(Object.entries(figures).filter(([name, value]) => value > tripwire(name)))
}

describe('the weight of an untouched page', () => {
  it.each(pageNames)('stays below the tripwires with %s', async (name) => {
    expect(tooHigh(downloadFigures(await downloads([name])))).toEqual({})
  })

  it('has a tripwire for every page', () => {
    const named = Object.keys(readBudgets().tripwires).filter((name) => name.endsWith('untouched, B'))
    expect(named).toHaveLength(pageNames.length)
  })
})

it('the search box takes no more time over a floor of the same run than its tripwires', async () => {
  expect(tooHigh(await ratioFigures())).toEqual({})
})
