import { isPlaceText, MIN_QUERY } from '@staykit/domain'
import { fold } from '../../kernel/text/fold.ts'
import { findFuzzy } from './fuzzy.ts'
import type { PlaceIndex } from './index-file.ts'
import type { Qualifiers } from './qualifiers.ts'
import { Ranking, type Where } from './ranking.ts'

/** Indexes of places, best first: numbers below the count of cities are cities, the others airports. */
export interface Suggestions {
  readonly cities: readonly number[]
  readonly airports: readonly number[]
}

/** Longer than any name that people type; limits the work of one request. */
const MAX_LETTERS = 32
/** Of a folded text: two characters of Chinese; punctuation alone is empty. */
const SHORTEST = 2
/** How many words at the end may be a region: "united arab emirates" has three. */
const MAX_WHERE_WORDS = 3
/** A match this good needs no search for typing errors: a place of 30,000 people by its beginning. */
const GOOD_SCORE = 4_400

/** Places for typed text: by the beginning of name or word, then with "city, country", then with typing errors. */
export function suggest(
  index: PlaceIndex,
  qualifiers: Qualifiers,
  typed: string,
  perGroup: number,
): Suggestions {
  const [head = '', ...tail] = typed.split(',')
  const text = fold(head).slice(0, MAX_LETTERS)
  if (!isPlaceText(head) || text.length < SHORTEST) return { cities: [], airports: [] }
  const named = qualifiers(fold(tail.join(' ')))
  const ranking =
    named.length > 0 ? find(index, text, perGroup, named) : findAnywhere(index, qualifiers, text, perGroup)
  return { cities: ranking.shownCities, airports: ranking.airports.places }
}

function findAnywhere(index: PlaceIndex, qualifiers: Qualifiers, text: string, perGroup: number): Ranking {
  const plain = new Ranking(index, perGroup)
  exact(index, plain, text)
  if (isEmpty(plain)) {
    // "paris texas": the last words may be a region.
    let words = 0
    for (
      let at = text.lastIndexOf(' ');
      at >= MIN_QUERY && words < MAX_WHERE_WORDS;
      at = text.lastIndexOf(' ', at - 1)
    ) {
      words++
      const where = qualifiers(text.slice(at + 1))
      if (where.length === 0) continue
      const there = find(index, text.slice(0, at), perGroup, where)
      if (!isEmpty(there)) return there
    }
  }
  forgive(index, plain, text)
  return plain
}

function find(index: PlaceIndex, text: string, perGroup: number, where?: readonly Where[]): Ranking {
  const ranking = new Ranking(index, perGroup, where)
  exact(index, ranking, text)
  forgive(index, ranking, text)
  return ranking
}

const isEmpty = ({ cities, airports }: Ranking) => cities.places.length + airports.places.length === 0

function exact(index: PlaceIndex, ranking: Ranking, text: string): void {
  const bytes = Buffer.from(text)
  const lo = lowerBound(index, bytes, 0)
  const hi = lowerBound(index, bytes, 1)
  ranking.take(lo, hi, bytes.length, 0, bytes[0] ?? 0)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII
const isLatin = /^[\x00-\x7f]*$/

/** One error from 4 letters on, two from 7 on, and only when the typed text finds nothing good. */
function forgive(index: PlaceIndex, ranking: Ranking, text: string): void {
  // A character of another script is several bytes, and one wrong character of Chinese is another word.
  const most = text.length < 4 || !isLatin.test(text) ? 0 : text.length < 7 ? 1 : 2
  for (let limit = 1; limit <= most && ranking.cities.bestScore < GOOD_SCORE; limit++) {
    const bytes = Buffer.from(text)
    findFuzzy(index, bytes, limit, (lo, hi, edits) => {
      if (edits > 0) ranking.take(lo, hi, bytes.length, edits, bytes[0] ?? 0)
    })
  }
}

/** First key not below the text (`past` 0), or not beginning with it either (`past` 1). */
function lowerBound({ keyAt, folded }: PlaceIndex, bytes: Uint8Array, past: 0 | 1): number {
  let lo = 0
  let hi = keyAt.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    if (compare(folded, keyAt[middle] ?? 0, bytes) < past) lo = middle + 1
    else hi = middle
  }
  return lo
}

/** Negative when the key is below the text, 0 when it begins with it. */
function compare(folded: Uint8Array, at: number, bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index++) {
    const difference = (folded[at + index] ?? 0) - (bytes[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
