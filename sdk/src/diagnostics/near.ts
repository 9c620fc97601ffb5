/** Edit distance: insertions, deletions, substitutions and transpositions between two words. */
function distance(one: string, other: string): number {
  const rows: number[][] = [[0, ...[...other].map((_, index) => index + 1)]]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 99
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      const swap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : 99
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change, swap))
    }
  }
  return at(one.length, other.length)
}

/** The most similar word, if its edit distance is at most two. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words.map((each) => ({ each, far: distance(word, each) })).sort((a, b) => a.far - b.far)
  return ranked[0] && ranked[0].far <= 2 ? ranked[0].each : undefined
}
