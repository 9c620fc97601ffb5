/** Kilometres: from a small town and its surroundings to a city of millions. */
export function radiusOf(population: number): number {
  if (population < 50_000) return 8
  if (population < 500_000) return 12
  return population < 3_000_000 ? 18 : 25
}
