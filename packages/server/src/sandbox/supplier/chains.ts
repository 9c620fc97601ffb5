/** A fictional chain of the sandbox. */
export interface Chain {
  readonly id: string
  readonly name: string
  /** Stars of its hotels, in tenths. */
  readonly stars: readonly number[]
  /** Name of its hotels, from city and area. */
  readonly pattern: (city: string, area: string) => string
}

const chain = (id: string, name: string, stars: readonly number[], pattern: Chain['pattern']): Chain => ({
  id,
  name,
  stars,
  pattern,
})

export const chains: readonly Chain[] = [
  chain('auralis', 'Auralis', [50], (city, area) => `Auralis ${city} ${area}`),
  chain('belmonde', 'Belmonde Collection', [50], (city, area) => `The ${area} ${city}, Belmonde Collection`),
  chain('corvina', 'Corvina', [40, 45], (city, area) => `Corvina ${city} ${area}`),
  chain('meridane', 'Meridane', [40, 45, 50], (city, area) => `Meridane ${area} ${city}`),
  chain('halden', 'Halden House', [40], (city, area) => `Halden House ${city} ${area}`),
  chain('northgate', 'Northgate', [30, 35], (city, area) => `Northgate ${city} ${area}`),
  chain('solena', 'Solena Resorts', [40, 45], (city, area) => `Solena ${area} ${city} Resort`),
  chain('citylane', 'Citylane', [30], (city, area) => `Citylane ${city} ${area}`),
  chain('lumen', 'Lumen Hotels', [30, 35], (city, area) => `Lumen ${area} ${city}`),
  chain('keystay', 'Keystay Suites', [30], (city, area) => `Keystay Suites ${city} ${area}`),
  chain('waypoint', 'Waypoint Inn', [20, 25], (city, area) => `Waypoint Inn ${city} ${area}`),
  chain('plainly', 'Plainly', [20], (city, area) => `Plainly ${city} ${area}`),
]
