import type { Table } from '../../figures/runs.ts'

/** What the kit measures of one page: medians, milliseconds and bytes. */
export interface Measured {
  readonly name: string
  readonly ready: number | null
  readonly used: number | null
  readonly script: number | null
  /** The time over 50 ms of each long task. */
  readonly tbt: number | null
  readonly bytes: number | null
  readonly requests: number | null
}
type Key = Exclude<keyof Measured, 'name'>

export const networks = { none: 'no limit', slow4g: 'slow 4G' } as const
export type Network = keyof typeof networks

/** The rows of one run of the kit, with or without an act of the visitor. */
export interface KitRun {
  readonly net: Network
  readonly isUsed: boolean
  readonly rows: readonly Measured[]
}

export const peers = {
  Nuitee: 'nuitee-booking-widget',
  'composite 1': 'searchbox-trevoreyre-cally',
  'composite 2': 'searchbox-algolia-cally',
} as const
const FLOOR = 'floor-element'
const AHEAD = 'ahead of the best peer'
const columns = ['', 'Staykit pasted', 'pinned', 'floor', ...Object.keys(peers), AHEAD]

interface Row {
  readonly title: string
  /** Our pages: pasted, pinned. */
  readonly pages: readonly string[]
  readonly key: Key
  readonly isUsed: boolean
  /** Whether the peers have the same. */
  readonly isCompared: boolean
}

const inBothWays = (name: string) => [name, `${name}-pinned`]
const box = (title: string, key: Key, page = 'staykit-dates', isUsed = false): Row => ({
  title,
  pages: inBothWays(page),
  key,
  isUsed,
  isCompared: true,
})
const element = (title: string, page: string, key: 'ready' | 'used'): Row => ({
  title: `${title}: ${key === 'ready' ? 'seen' : 'used'}`,
  pages: [page],
  key,
  isUsed: key === 'used',
  isCompared: false,
})

/** Without a limit of the network, these rows say everything: it changes nothing about them. */
const onceOnly: ReadonlySet<Key> = new Set(['bytes', 'requests'])
const rows: readonly Row[] = [
  box('seen', 'ready'),
  box('used, dates', 'used', 'staykit-dates', true),
  box('used, place', 'used', 'staykit-place', true),
  box('script', 'script'),
  box('long tasks', 'tbt'),
  box('bytes', 'bytes'),
  box('requests', 'requests'),
  element('results', 'staykit-results', 'ready'),
  element('results', 'staykit-results', 'used'),
  element('hotel', 'staykit-hotel', 'ready'),
  element('hotel', 'staykit-hotel', 'used'),
  element('checkout', 'staykit-checkout', 'ready'),
  element('checkout', 'staykit-checkout', 'used'),
  element('dialog', 'staykit-dialog', 'used'),
]

const units: Readonly<Record<Key, (value: number) => string>> = {
  ready: (value) => `${value.toFixed(0)} ms`,
  used: (value) => `${value.toFixed(0)} ms`,
  script: (value) => `${value.toFixed(0)} ms`,
  tbt: (value) => `${value.toFixed(0)} ms`,
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  requests: (value) => value.toFixed(0),
}
const isTime = (key: Key) => key === 'ready' || key === 'used'

const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '∞')

/** A page that was measured and never answered has no figure: it is behind everything. */
const NEVER = Number.POSITIVE_INFINITY

function tableRow({ title, pages, key, isCompared }: Row, run: KitRun): string[] {
  const of = (name: string) => {
    const found = run.rows.find((row) => row.name === name)
    return found && (found[key] ?? NEVER)
  }
  const floor = of(FLOOR)
  const cell = (value: number | undefined) => {
    if (value === undefined) return '–'
    if (value === NEVER) return 'never'
    return isTime(key) && floor ? `${units[key](value)}, ${times(value / floor)}` : units[key](value)
  }
  const ours = pages.map(of)
  const theirs = isCompared ? Object.values(peers).map(of) : []
  const best = Math.min(...theirs.map((value) => value ?? NEVER))
  const [pasted = NEVER] = ours
  const ahead =
    isCompared && best !== NEVER ? `${pasted < best ? 'yes' : 'no'}, ${times(pasted / best)}` : '–'
  const name = onceOnly.has(key) ? title : `${title}, ${networks[run.net]}`
  const shown = [0, 1].map((way) => cell(ours[way]))
  return [name, ...shown, cell(floor), ...[0, 1, 2].map((peer) => cell(theirs[peer])), ahead]
}

/** One table of all runs of a kit. "Ahead" compares the pasted snippet with the best peer of the same run; × is over the floor. */
export function benchTable(runs: readonly KitRun[]): Table {
  const lines = rows.flatMap((row) =>
    runs
      .filter(({ net, isUsed }) => isUsed === row.isUsed && (net === 'none' || !onceOnly.has(row.key)))
      .map((run) => tableRow(row, run)),
  )
  return { columns, rows: lines }
}

/** The table as Markdown, with columns of one width. */
export function printed({ columns: heads, rows: lines }: Table): string {
  const all = [heads, ...lines]
  const widths = heads.map((_, index) => Math.max(...all.map((line) => line[index]?.length ?? 0), 3))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(heads), rule, ...lines.map(line)].join('\n')
}
