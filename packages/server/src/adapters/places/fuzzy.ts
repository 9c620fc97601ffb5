import type { PlaceIndex } from './index-file.ts'

/** Called with every range of keys that begin with the query, apart from `edits` typing errors. */
export type FoundRange = (lo: number, hi: number, edits: number) => void

/**
 * Keys that begin with the query, with up to `limit` errors (a letter missing, added, changed, or two swapped). With
 * two errors the first letter must be right, or the second in its place: people seldom get it wrong, and searching
 * below every letter costs ten times as much. Walks the trie with one row of the edit distance table for each letter,
 * and leaves a branch as soon as no entry of its row is within the limit.
 */
export function findFuzzy(index: PlaceIndex, query: Uint8Array, limit: number, found: FoundRange): void {
  const width = query.length + 1
  // One row per depth: a key can be at most `limit` letters longer than the query before the row is exhausted.
  const rows = new Uint8Array((query.length + limit + 3) * width)
  const path = new Uint8Array(query.length + limit + 3)
  for (let column = 0; column < width; column++) rows[column] = column
  walk({ index, query, limit, found, width, rows, path }, 0, 0)
}

interface Walk {
  readonly index: PlaceIndex
  readonly query: Uint8Array
  readonly limit: number
  readonly found: FoundRange
  readonly width: number
  readonly rows: Uint8Array
  readonly path: Uint8Array
}

function walk(state: Walk, node: number, depth: number): void {
  const { index, query, limit, found } = state
  const last = lastOf(state, depth)
  const lo = index.nodeLo[node] ?? 0
  const hi = index.nodeHi[node] ?? 0
  if (last <= limit) found(lo, hi, last)
  // A row without errors cannot improve further down.
  if (last === 0) return
  const children = index.nodeChildren[node] ?? 0
  const first = index.nodeFirst[node] ?? 0
  if (children === 0) {
    for (let key = lo; key < hi; key++) followKey(state, key, depth)
    return
  }
  for (let child = first; child < first + children; child++) {
    const byte = index.nodeByte[child] ?? 0
    if (depth === 0 && limit > 1 && byte !== query[0] && byte !== query[1]) continue
    if (byte !== 0 && nextRow(state, byte, depth) <= limit) walk(state, child, depth + 1)
  }
}

/** The rest of one key of a leaf, letter by letter. */
function followKey(state: Walk, key: number, from: number): void {
  const { index, limit, found } = state
  const start = index.keyAt[key] ?? 0
  let best = limit + 1
  for (let depth = from; ; depth++) {
    const byte = index.folded[start + depth] ?? 0
    if (byte === 0 || nextRow(state, byte, depth) > limit) break
    best = Math.min(best, lastOf(state, depth + 1))
  }
  if (best <= limit) found(key, key + 1, best)
}

/** Edits of the whole query in the row of a depth; beyond the limit where the row does not reach its end. */
const lastOf = ({ width, rows, limit }: Walk, depth: number): number =>
  width - 1 > depth + limit ? limit + 1 : (rows[depth * width + width - 1] ?? 0)

/**
 * Fills the row below `depth` for one more letter of the key; returns its smallest entry. Only the entries that can be within
 * the limit: those at most `limit` columns beside the diagonal, between two that are beyond it.
 */
function nextRow({ query, width, rows, path, limit }: Walk, byte: number, depth: number): number {
  const above = depth * width
  const here = above + width
  const beyond = limit + 1
  if (depth + 1 >= path.length) return beyond
  path[depth] = byte
  const before = depth > 0 ? path[depth - 1] : 0
  const first = Math.max(1, depth + 1 - limit)
  const last = Math.min(width - 1, depth + 1 + limit)
  let least = first === 1 ? depth + 1 : beyond
  rows[here + first - 1] = least
  for (let column = first; column <= last; column++) {
    const letter = query[column - 1]
    let cost = (rows[above + column - 1] ?? 0) + (letter === byte ? 0 : 1)
    cost = Math.min(cost, (rows[above + column] ?? 0) + 1, (rows[here + column - 1] ?? 0) + 1)
    if (depth > 0 && column > 1 && letter === before && query[column - 2] === byte)
      cost = Math.min(cost, (rows[above - width + column - 2] ?? 0) + 1)
    rows[here + column] = cost
    if (cost < least) least = cost
  }
  if (last < width - 1) rows[here + last + 1] = beyond
  return least
}
