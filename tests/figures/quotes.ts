import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBudgets } from '../size/budgets.ts'
import { pageNames } from '../size/downloads.ts'
import { figureOf } from '../size/figure-names.ts'
import type { Run } from './runs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
type Runs = ReadonlyMap<string, Run>

/** Files that quote figures between `<!-- figures: name -->` and `<!-- /figures -->`. */
export const quoting = ['README.md', 'sdk/README.md', 'docs/guide/script-tag.md', 'docs/budgets.md'] as const

const NONE = '–'
const markdown = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A figure of docs/figures/size.json. */
function sizeOf(runs: Runs, name: string): number | undefined {
  const value = runs.get('size')?.figures[name]
  return typeof value === 'number' ? value : undefined
}
const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? NONE : `${(bytes / 1000).toFixed(1)} kB`
const digits = (value: number | undefined) => (value === undefined ? NONE : value.toLocaleString('en'))
/** Names of elements are code in Markdown. */
const quoted = (name: string) => name.replace(/<[^>]+>|@staykit\/\S+(?=,)/g, '`$&`')

function downloadsTable(runs: Runs): string {
  const rows = pageNames.map((page) => {
    const cells = (part: 'all' | 'first') => [
      kilobytes(sizeOf(runs, figureOf(page, part, 'bytes'))),
      digits(sizeOf(runs, figureOf(page, part, 'requests'))),
    ]
    return [quoted(page), ...cells('all'), ...cells('first')]
  })
  return `\n${markdown(['page with', 'untouched', 'requests', 'until ready', 'requests'], rows)}\n`
}

function sentence(runs: Runs): string {
  const of = (page: string) => {
    const part = (which: 'all' | 'first') =>
      `${kilobytes(sizeOf(runs, figureOf(page, which, 'bytes')))} in ${digits(sizeOf(runs, figureOf(page, which, 'requests')))} requests`
    return `\`${page}\` downloads ${part('all')} before anybody touches the page; ${part('first')} arrive before the element is ready.`
  }
  return `${of('<stay-search>')} ${of('<stay-booking>')}`
}

/** Values that end in ", B" or ", ratio" in one form. */
const shownAs = (name: string, value: number | undefined) =>
  name.endsWith(', ratio') && value !== undefined ? `${value.toFixed(2)}×` : digits(value)

const PASTED = 'Staykit pasted'
/** Cells of the table of docs/figures/bench.json, by column; the best peer is at the end. */
function benchCells(runs: Runs, row: string): (column: string) => string {
  const { columns = [], rows = [] } = runs.get('bench')?.table ?? {}
  const cells = rows.find(([name]) => name === row) ?? []
  return (column) => cells[columns.indexOf(column)] ?? NONE
}
function peersOf(runs: Runs, row: string): string {
  const cell = benchCells(runs, row)
  const columns = (runs.get('bench')?.table?.columns ?? []).filter((name) =>
    /^(Nuitee|composite|floor)/.test(name),
  )
  const shown = columns.filter((name) => cell(name) !== NONE).map((name) => `${name} ${cell(name)}`)
  return shown.length > 0 ? shown.join('; ') : NONE
}

/** Every budget: tripwires of CI with what is reached, then goals of the bench with the peers of the same run. */
function budgetsTable(runs: Runs): string {
  const budgets = readBudgets()
  const [size, bench] = [runs.get('size'), runs.get('bench')]
  const untouched = figureOf('<stay-search>', 'all', 'bytes')
  const tripwires = Object.entries(budgets.tripwires).map(([name, most]) => {
    const peers = name === untouched ? peersOf(runs, 'bytes') : NONE
    return [quoted(name), shownAs(name, most), shownAs(name, sizeOf(runs, name)), peers, size?.date ?? NONE]
  })
  const goals = Object.entries(budgets.goals).map(([name, goal]) => {
    const figure = bench?.figures[name]
    const reached =
      figure === undefined ? benchCells(runs, name)(PASTED) : String(figure).replace(/ \(budget.*/, '')
    return [name, `goal: ${goal}`, reached, peersOf(runs, name), bench?.date ?? NONE]
  })
  return `\n${markdown(['what', 'budget', 'reached', 'peers in the same run', 'date'], [...tripwires, ...goals])}\n`
}

const quotes: Readonly<Record<string, (runs: Runs) => string>> = {
  downloads: downloadsTable,
  sentence,
  budgets: budgetsTable,
  'single-file': (runs) => kilobytes(sizeOf(runs, 'single file, gzip, B')),
}

/** A text with its quotes as the figures are. Throws RangeError for an unknown quote. */
export function withQuotes(text: string, runs: Runs): string {
  return text.replace(/(<!-- figures: (\S+) -->)[\s\S]*?(<!-- \/figures -->)/g, (_, start, name, end) => {
    const quote = quotes[name]
    if (!quote) throw new RangeError(`tests/figures/quotes.ts has no quote ${name}`)
    return start + quote(runs) + end
  })
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Writes the figures into the documents that quote them. */
export function writeQuotes(runs: Runs): void {
  for (const file of quoting) writeFileSync(join(root, file), withQuotes(textOf(file), runs))
}
