/** Columns or rows of areas, including the last one. */
interface Range {
  readonly from: number
  readonly to: number
}

export interface Cells {
  /** Side of an area in the line's units, and the margin around it. */
  readonly side: number
  readonly margin: number
  /** Areas in a row and in a column. */
  readonly count: number
}

type Emit = (column: number, row: number, line: readonly number[]) => void

/** Cuts a ring into areas by halving, so that a ring around the world is not walked for each area. */
export function cutRing(ring: readonly number[], cells: Cells, emit: Emit): void {
  const whole = { from: 0, to: cells.count - 1 }
  halve(ring, whole, whole, cells, emit)
}

function halve(ring: readonly number[], columns: Range, rows: Range, cells: Cells, emit: Emit): void {
  if (ring.length < 6) return
  if (columns.from === columns.to && rows.from === rows.to) {
    emit(columns.from, rows.from, ring)
    return
  }
  const axis = columns.to - columns.from >= rows.to - rows.from ? 0 : 1
  const range = axis === 0 ? columns : rows
  const middle = (range.from + range.to) >> 1
  for (const half of [
    { from: range.from, to: middle },
    { from: middle + 1, to: range.to },
  ]) {
    const low = half.from * cells.side - cells.margin
    const high = (half.to + 1) * cells.side + cells.margin
    const part = within(ring, axis, low, high)
    if (axis === 0) halve(part, half, rows, cells, emit)
    else halve(part, columns, half, cells, emit)
  }
}

/** The part of a ring between two lines of one axis (Sutherland and Hodgman). */
function within(ring: readonly number[], axis: 0 | 1, low: number, high: number): readonly number[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = axis; at < ring.length; at += 2) {
    const value = ring[at] ?? 0
    if (value < least) least = value
    if (value > most) most = value
  }
  if (most < low || least > high) return []
  const above = least < low ? onOneSide(ring, axis, low, 1) : ring
  return most > high ? onOneSide(above, axis, high, -1) : above
}

function onOneSide(ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const result: number[] = []
  const other = axis === 0 ? 1 : 0
  let previous = ring.length - 2
  for (let at = 0; at < ring.length; previous = at, at += 2) {
    const [here, before] = [ring[at + axis] ?? 0, ring[previous + axis] ?? 0]
    const [isIn, wasIn] = [(here - limit) * sign >= 0, (before - limit) * sign >= 0]
    if (isIn !== wasIn) {
      const part = (limit - before) / (here - before)
      const [from, to] = [ring[previous + other] ?? 0, ring[at + other] ?? 0]
      const cross = Math.round(from + (to - from) * part)
      if (axis === 0) result.push(limit, cross)
      else result.push(cross, limit)
    }
    if (isIn) result.push(ring[at] ?? 0, ring[at + 1] ?? 0)
  }
  return result
}

/** Cuts a line into areas: each gets the pieces whose steps come near it. */
export function cutLine(line: readonly number[], { side, margin, count }: Cells, emit: Emit): void {
  const open = new Map<number, number[]>()
  const end = (cell: number) => {
    const piece = open.get(cell)
    open.delete(cell)
    if (piece) emit(cell % count, Math.floor(cell / count), piece)
  }
  const cell = (value: number) => Math.min(count - 1, Math.max(0, Math.floor(value / side)))
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = line.slice(at, at + 4)
    const touched = new Set<number>()
    for (
      let column = cell(Math.min(x, nextX) - margin);
      column <= cell(Math.max(x, nextX) + margin);
      column++
    )
      for (let row = cell(Math.min(y, nextY) - margin); row <= cell(Math.max(y, nextY) + margin); row++)
        touched.add(row * count + column)
    for (const name of [...open.keys()]) if (!touched.has(name)) end(name)
    for (const each of touched) {
      const piece = open.get(each)
      if (piece) piece.push(nextX, nextY)
      else open.set(each, [x, y, nextX, nextY])
    }
  }
  for (const name of [...open.keys()]) end(name)
}
