import type { AvailableHotels, HotelSummary } from '../../../../ports/supplier.ts'
import { overlap, wordsOf } from './hotel-words.ts'
import type { FoundPair, Verdicts } from './pairs.ts'
import { type Comparable, comparable, distanceOf, FARTHEST, LEAST_LIKENESS, sameness } from './same-hotel.ts'

/** About a kilometre. */
const CELL_DEGREES = 0.01
/** A little less than one of latitude has. */
const METRES_OF_DEGREE = 111_000
/** More than the globe has. */
const CELLS_OF_ROW = 100_000
/** Suppliers put whole towns on one point: a hotel is compared with so many, those that share its rarest words. */
const MOST_CANDIDATES = 30

interface Candidate {
  readonly index: number
  readonly latitude: number
  readonly longitude: number
  readonly words: ReadonlySet<string>
}

/**
 * For hotels of one list, by index, the index of the same hotel in another list; each hotel is in one pair at most, the
 * most alike first. `owns`: whether an id is one of the other list's supplier. A hotel whose partner is sold out gets no
 * other one.
 */
export function matchesOf(
  list: AvailableHotels,
  other: AvailableHotels,
  verdicts: Verdicts,
  owns: (hotelId: string) => boolean,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const byId = new Map<string, number>()
  for (let index = 0; index < list.length; index++) byId.set(list.idOf(index), index)
  const open: number[] = []
  for (let index = 0; index < other.length; index++) {
    const id = other.idOf(index)
    const same = verdicts.sameAs(id)
    const match = byId.get(verdicts.publicId(id)) ?? firstIn(byId, same)
    if (match !== undefined && !found.has(match)) found.set(match, index)
    else if (same.length === 0) open.push(index)
  }
  const isFree = (index: number) => {
    const id = list.idOf(index)
    return !found.has(index) && !owns(id) && !verdicts.sameAs(id).some(owns)
  }
  const near = cellsOf(candidatesOf(list, isFree))
  const read = other.reader()
  const same = sameIn(list, verdicts)
  const options: (Option & { readonly index: number })[] = []
  for (const index of open) {
    const candidates = likely(read(index), near)
    if (candidates.length === 0) continue
    for (const option of same(other.at(index).hotel, candidates)) options.push({ ...option, index })
  }
  const taken = new Set<number>()
  for (const { candidate, index } of options.sort(mostAlikeFirst)) {
    if (found.has(candidate) || taken.has(index)) continue
    found.set(candidate, index)
    taken.add(index)
  }
  return found
}

function firstIn(byId: ReadonlyMap<string, number>, ids: readonly string[]): number | undefined {
  const found = ids.find((id) => byId.has(id))
  return found === undefined ? undefined : byId.get(found)
}

/** The index of a hotel in the list of another supplier. */
export function findIn(list: AvailableHotels, hotel: HotelSummary, verdicts: Verdicts): number | undefined {
  const { name, location } = hotel
  const candidates = likely({ name, position: location }, cellsOf(candidatesOf(list)))
  return sameIn(list, verdicts)(hotel, candidates).sort(mostAlikeFirst)[0]?.candidate
}

/** What the rule has read of a pair when it found that the hotels are the same, by the ids of the pair. */
export interface ReadPairs {
  get(pair: string): Facts | undefined
  set(pair: string, facts: Facts): unknown
}

export type Facts = readonly (string | number | undefined)[]

/**
 * Pairs of the rule whose hotels are both in these lists, with the ids of their suppliers, and are the same no more: a side
 * has changed its name, chain or address. Only what has changed since `read` is compared again.
 */
export function lostPairs(
  lists: readonly AvailableHotels[],
  { found }: Verdicts,
  read: ReadPairs,
): readonly FoundPair[] {
  const ofPairs = new Set(found.flatMap(({ publicId, otherId }) => [publicId, otherId]))
  const hotels = new Map<string, HotelSummary>()
  for (const list of lists)
    for (let index = 0; index < list.length; index++)
      if (ofPairs.has(list.idOf(index))) hotels.set(list.idOf(index), list.at(index).hotel)
  return found.filter(({ publicId, otherId }) => {
    const [one, other] = [hotels.get(publicId), hotels.get(otherId)]
    if (!one || !other) return false
    const key = `${publicId} ${otherId}`
    const facts = [...factsOf(one), ...factsOf(other)]
    const before = read.get(key)
    if (before && facts.every((each, index) => each === before[index])) return false
    if (sameness(comparable(one), comparable(other)) === 0) return true
    read.set(key, facts)
    return false
  })
}

/** What the rule reads of a hotel. */
function factsOf({ name, brand, location }: HotelSummary): Facts {
  const { addressLine1, postalCode, cityName, latitude, longitude } = location
  return [name, brand?.name, addressLine1, postalCode, cityName, latitude, longitude]
}

interface Found {
  readonly name: string
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined
}

/** Candidates around a point whose words are like these. */
type Near = (latitude: number, longitude: number, words: ReadonlySet<string>) => readonly Candidate[]

/** Candidates with a similar name nearby. */
const likely = ({ name, position }: Found, near: Near): readonly Candidate[] =>
  position ? near(position.latitude, position.longitude, wordsOf(name)) : []

interface Option {
  /** Index in the list. */
  readonly candidate: number
  readonly alike: number
  readonly metres: number
}

const mostAlikeFirst = (a: Option, b: Option) => b.alike - a.alike || a.metres - b.metres

/** Finds the candidates of a list that are the same hotel. */
function sameIn(list: AvailableHotels, verdicts: Verdicts) {
  const entries = new Map<number, { readonly id: string; readonly facts: Comparable }>()
  const at = (index: number) => {
    const { hotel } = list.at(index)
    const entry = { id: hotel.id, facts: comparable(hotel) }
    entries.set(index, entry)
    return entry
  }
  return (hotel: HotelSummary, candidates: readonly Candidate[]): Option[] => {
    const facts = comparable(hotel)
    return candidates.flatMap(({ index }) => {
      const candidate = entries.get(index) ?? at(index)
      const alike = verdicts.areOther(candidate.id, hotel.id) ? 0 : sameness(candidate.facts, facts)
      if (alike === 0) return []
      return [{ candidate: index, alike, metres: distanceOf(candidate.facts.location, hotel.location) }]
    })
  }
}

/** Hotels of a list with a position. */
function candidatesOf(list: AvailableHotels, isWanted: (index: number) => boolean = () => true): Candidate[] {
  const read = list.reader()
  const candidates: Candidate[] = []
  for (let index = 0; index < list.length; index++) {
    if (!isWanted(index)) continue
    const { name, position } = read(index)
    if (!position) continue
    const { latitude, longitude } = position
    candidates.push({ index, latitude, longitude, words: wordsOf(name) })
  }
  return candidates
}

interface Cell {
  readonly all: Candidate[]
  /** Made when it is first needed. */
  byWord?: ReadonlyMap<string, Candidate[]>
}

/** Finds candidates around a point; in a crowd by their words, the rarest first. */
function cellsOf(candidates: readonly Candidate[]): Near {
  const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
  const numberOf = (row: number, column: number) => row * CELLS_OF_ROW + column
  const cells = new Map<number, Cell>()
  for (const candidate of candidates) {
    const number = numberOf(cellOf(candidate.latitude), cellOf(candidate.longitude))
    const cell = cells.get(number)
    if (cell) cell.all.push(candidate)
    else cells.set(number, { all: [candidate] })
  }
  return (latitude, longitude, words) => {
    const north = FARTHEST / METRES_OF_DEGREE
    const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
    const lists: Candidate[][] = []
    for (let row = cellOf(latitude - north); row <= cellOf(latitude + north); row++)
      for (let column = cellOf(longitude - east); column <= cellOf(longitude + east); column++) {
        const cell = cells.get(numberOf(row, column))
        if (cell) lists.push(...listsOf(cell, words))
      }
    lists.sort((a, b) => a.length - b.length)
    const chosen: Candidate[] = []
    for (const having of lists)
      for (const candidate of having) {
        if (Math.abs(candidate.latitude - latitude) > north) continue
        if (Math.abs(candidate.longitude - longitude) > east) continue
        // Half: the city's name, which some suppliers add, still counts here.
        if (overlap(candidate.words, words) < LEAST_LIKENESS / 2 || chosen.includes(candidate)) continue
        if (chosen.length >= MOST_CANDIDATES) return chosen
        chosen.push(candidate)
      }
    return chosen
  }
}

/** Candidates of a cell that may be like these words: all of a few, otherwise those with each of the words. */
function listsOf(cell: Cell, words: ReadonlySet<string>): Candidate[][] {
  if (cell.all.length <= MOST_CANDIDATES) return [cell.all]
  cell.byWord ??= wordIndex(cell.all)
  const lists: Candidate[][] = []
  for (const word of words) {
    const having = cell.byWord.get(word)
    if (having) lists.push(having)
  }
  return lists
}

function wordIndex(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate[]> {
  const index = new Map<string, Candidate[]>()
  for (const candidate of candidates)
    for (const word of candidate.words) {
      const having = index.get(word)
      if (having) having.push(candidate)
      else index.set(word, [candidate])
    }
  return index
}
