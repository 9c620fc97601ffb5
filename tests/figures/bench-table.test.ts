import { expect, it } from 'vitest'
import { benchTable, type Measured, peers, printed } from '../bench/browser/table.ts'

const row = (name: string, ready: number | null, more: Partial<Measured> = {}): Measured => ({
  name,
  ready,
  used: null,
  script: 50,
  tbt: 0,
  bytes: 40_000,
  requests: 4,
  ...more,
})
const others = (ready: number) => Object.values(peers).map((name, index) => row(name, ready + index))
const table = (pasted: number | null) =>
  benchTable([
    {
      net: 'none',
      isUsed: false,
      rows: [row('floor-element', 100), row('staykit-dates', pasted), ...others(150)],
    },
  ])
const [, ...columns] = table(1).columns
const cellsOf = (pasted: number | null, title: string) => {
  const [, ...cells] = table(pasted).rows.find(([name]) => name === title) ?? []
  return Object.fromEntries(columns.map((name, index) => [name, cells[index]]))
}

it('compares the pasted snippet with the best peer of the same run', () => {
  expect(cellsOf(120, 'seen, no limit')).toEqual({
    'Staykit pasted': '120 ms, 1.20×',
    pinned: '–',
    floor: '100 ms, 1.00×',
    Nuitee: '150 ms, 1.50×',
    'composite 1': '151 ms, 1.51×',
    'composite 2': '152 ms, 1.52×',
    'ahead of the best peer': 'yes, 0.80×',
  })
  expect(cellsOf(300, 'seen, no limit')['ahead of the best peer']).toBe('no, 2.00×')
})

it('puts a page that never answers behind its peers', () => {
  const cells = cellsOf(null, 'seen, no limit')
  expect(cells['Staykit pasted']).toBe('never')
  expect(cells['ahead of the best peer']).toBe('no, ∞')
})

it('prints columns of one width', () => {
  const lines = printed(table(120)).split('\n')
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})
