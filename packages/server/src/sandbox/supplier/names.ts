import type { City } from '../../ports/places.ts'
import type { Area } from './areas.ts'
import { chains } from './chains.ts'
import { hash } from './hash.ts'
import { marketOf } from './market.ts'
import { wordsOf } from './words.ts'

const suffixes = [
  '',
  ' & Spa',
  ' Boutique',
  ' Residence',
  ' Garden',
  ' Suites',
  ' Central',
  ' Terrace',
  ' Collection',
  ' Annex',
  ' Park',
]

/**
 * Name of the nth hotel without a chain: every pair of pattern and noun once, in an order of the city, then again with
 * a suffix. Names are unique in a city.
 */
export function independentName(city: City, index: number): string {
  const { patterns, nouns } = wordsOf(marketOf(city.countryCode).language)
  const pairs = patterns.length * nouns.length
  const seed = Number(city.id)
  const round = Math.floor(index / pairs)
  // A step without a common factor with the number of pairs visits each pair once.
  const at = (hash(seed, 41) + index * stepFor(pairs, seed)) % pairs
  const pattern = patterns[at % patterns.length] ?? '{}'
  const noun = nouns[Math.floor(at / patterns.length)] ?? ''
  return tidy(pattern.replace('{}', noun)) + (suffixes[round % suffixes.length] ?? '')
}

/** Name of the nth hotel of a chain in the city. */
export function chainName(city: City, areas: readonly Area[], chain: number, index: number): string {
  const area = areas[index % areas.length]?.name ?? ''
  const more = suffixes[Math.floor(index / areas.length) % suffixes.length] ?? ''
  return (chains[chain]?.pattern(city.name, area) ?? city.name) + more
}

// Patterns and words both contain "Al" and "Palace".
function tidy(name: string): string {
  return name.replace(/^Al Al /, 'Al ').replace('Al Hamra Palace', 'Hamra Palace')
}

function stepFor(pairs: number, seed: number): number {
  let step = 1 + (hash(seed, 42) % (pairs - 1))
  while (commonFactor(step, pairs) !== 1) step++
  return step
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b)
}
