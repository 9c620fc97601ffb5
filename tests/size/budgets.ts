import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('budgets.json', import.meta.url))

/** Every budget of the product; docs/budgets.md is generated from it. */
interface Budgets {
  /** The most that CI allows, by the name of a figure of docs/figures/size.json. */
  readonly tripwires: Readonly<Record<string, number>>
  /** What `npm run bench` is to reach, by the name of its row. Machines are noisy, so nothing fails. */
  readonly goals: Readonly<Record<string, string>>
}
export const readBudgets = (): Budgets => JSON.parse(readFileSync(file, 'utf8'))

/** Room between what is reached and the tripwire. */
const ROOM = 1.1

/** The most that a figure may be. Throws RangeError for a figure without a budget. */
export function tripwire(name: string): number {
  const most = readBudgets().tripwires[name]
  if (most === undefined) throw new RangeError(`tests/size/budgets.json has no budget for: ${name}`)
  return most
}

/** A tripwire with its room: a whole number, but for a ratio. */
const above = (name: string, reached: number) =>
  name.endsWith(', ratio') ? Math.round(reached * ROOM * 100) / 100 : Math.ceil(reached * ROOM)

/** Sets the tripwires of what was measured; the others stay. */
export function setTripwires(reached: Readonly<Record<string, number>>): void {
  const set = Object.entries(reached).map(([name, value]) => [name, above(name, value)])
  const budgets = readBudgets()
  const tripwires = { ...budgets.tripwires, ...Object.fromEntries(set) }
  writeFileSync(file, `${JSON.stringify({ ...budgets, tripwires }, null, 2)}\n`)
}
