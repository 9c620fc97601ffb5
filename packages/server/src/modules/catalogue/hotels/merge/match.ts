import type { AvailableHotels, HotelSummary } from '../../../../ports/supplier.ts'
import type { Verdicts } from './pairs.ts'
import { distanceOf, FARTHEST, LEAST_LIKENESS, likeness, sameness, wordsOf } from './same-hotel.ts'

/** About a kilometre: a hotel and its candidates are in neighbouring cells. */
const CELL_DEGREES = 0.01

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
  const byId = new Map(Array.from({ length: list.length }, (_, index) => [list.idOf(index), index] as const))
  const open: number[] = []
  for (let index = 0; index < other.length; index++) {
    const id = other.idOf(index)
    const match = [verdicts.publicId(id), ...verdicts.sameAs(id)].flatMap((each) => byId.get(each) ?? [])[0]
    if (match !== undefined && !found.has(match)) found.set(match, index)
    else if (verdicts.sameAs(id).length === 0) open.push(index)
  }
  const isPaired = (id: string) => [id, ...verdicts.sameAs(id)].some(owns)
  const near = cellsOf(list)
  const read = other.reader()
  const options = open.flatMap((index) => {
    const candidates = likely(read(index), near, (each) => !found.has(each) && !isPaired(list.idOf(each)))
    if (candidates.length === 0) return []
    return sameOf(other.at(index).hotel, candidates, list, verdicts).map((option) => ({ ...option, index }))
  })
  const taken = new Set<number>()
  for (const { candidate, index } of options.sort(mostAlikeFirst)) {
    if (found.has(candidate) || taken.has(index)) continue
    found.set(candidate, index)
    taken.add(index)
  }
  return found
}

/** The index of a hotel in the list of another supplier. */
export function findIn(list: AvailableHotels, hotel: HotelSummary, verdicts: Verdicts): number | undefined {
  const { name, location } = hotel
  const candidates = likely(
    { name, position: location },
    () => allOf(list),
    () => true,
  )
  return sameOf(hotel, candidates, list, verdicts).sort(mostAlikeFirst)[0]?.candidate
}

interface Found {
  readonly name: string
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined
}

/** Candidates with a similar name nearby. */
function likely(
  { name, position }: Found,
  near: (latitude: number, longitude: number) => Candidate[],
  isFree: (index: number) => boolean,
): Candidate[] {
  if (!position) return []
  const words = wordsOf(name)
  return (
    near(position.latitude, position.longitude)
      .filter((each) => isFree(each.index) && distanceOf(each, position) <= FARTHEST)
      // Half: the city's name, which some suppliers add, still counts here.
      .filter((each) => likeness(each.words, words) >= LEAST_LIKENESS / 2)
  )
}

interface Option {
  /** Index in the list. */
  readonly candidate: number
  readonly alike: number
  readonly metres: number
}

const mostAlikeFirst = (a: Option, b: Option) => b.alike - a.alike || a.metres - b.metres

/** The candidates that are the same hotel. */
function sameOf(
  hotel: HotelSummary,
  candidates: readonly Candidate[],
  list: AvailableHotels,
  verdicts: Verdicts,
): Option[] {
  return candidates.flatMap(({ index }) => {
    const { hotel: candidate } = list.at(index)
    const alike = verdicts.areOther(candidate.id, hotel.id) ? 0 : sameness(candidate, hotel)
    const metres = distanceOf(candidate.location, hotel.location)
    return alike > 0 ? [{ candidate: index, alike, metres }] : []
  })
}

function allOf(list: AvailableHotels): Candidate[] {
  const read = list.reader()
  return Array.from({ length: list.length }, (_, index) => {
    const { name, position } = read(index)
    return position ? [{ index, ...position, words: wordsOf(name) }] : []
  }).flat()
}

/** Finds the hotels of a list around a point. */
function cellsOf(list: AvailableHotels): (latitude: number, longitude: number) => Candidate[] {
  const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
  const cells = new Map<string, Candidate[]>()
  for (const candidate of allOf(list)) {
    const cell = `${cellOf(candidate.latitude)} ${cellOf(candidate.longitude)}`
    cells.set(cell, [...(cells.get(cell) ?? []), candidate])
  }
  const around = [-1, 0, 1]
  return (latitude, longitude) =>
    around.flatMap((north) =>
      around.flatMap((east) => cells.get(`${cellOf(latitude) + north} ${cellOf(longitude) + east}`) ?? []),
    )
}
