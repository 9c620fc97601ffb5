/** Removes points of a line (x and y alternate) that are nearer than `within` to the rest (Douglas and Peucker). */
export function simplified(line: readonly number[], within: number): number[] {
  const last = line.length / 2 - 1
  if (last < 2 || within <= 0) return [...line]
  const keep = new Uint8Array(last + 1)
  keep[0] = keep[last] = 1
  // Rings end where they begin: their farthest point halves them first.
  const open: [number, number][] = [[0, last]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const { index, away } = farthest(line, from, to)
    if (away <= within) continue
    keep[index] = 1
    open.push([from, index], [index, to])
  }
  const result: number[] = []
  for (let at = 0; at <= last; at++) if (keep[at]) result.push(line[at * 2] ?? 0, line[at * 2 + 1] ?? 0)
  return result
}

function farthest(line: readonly number[], from: number, to: number): { index: number; away: number } {
  const [x, y] = [line[from * 2] ?? 0, line[from * 2 + 1] ?? 0]
  const [dx, dy] = [(line[to * 2] ?? 0) - x, (line[to * 2 + 1] ?? 0) - y]
  const length = Math.hypot(dx, dy)
  let [index, away] = [from, -1]
  for (let at = from + 1; at < to; at++) {
    const [px, py] = [(line[at * 2] ?? 0) - x, (line[at * 2 + 1] ?? 0) - y]
    const distance = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (distance > away) [index, away] = [at, distance]
  }
  return { index, away }
}
