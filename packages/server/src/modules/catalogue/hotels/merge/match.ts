import type { AvailableHotels, HotelSummary } from '../../../../ports/supplier.ts'
import type { Verdicts } from './pairs.ts'
import { distanceOf, FARTHEST, isSameHotel, LEAST_LIKENESS, likeness, wordsOf } from './same-hotel.ts'

/** About a kilometre: a hotel and its candidates are in neighbouring cells. */
const CELL_DEGREES = 0.01

interface Candidate {
  readonly index: number
  readonly latitude: number
  readonly longitude: number
  readonly words: ReadonlySet<string>
}

/**
 * For hotels of one list, by index, the index of the same hotel in another list; each hotel is in one pair at most. `owns`:
 * whether an id is one of the other list's supplier. A hotel whose partner is sold out gets no other one.
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
  for (const index of open) {
    const candidates = likely(read(index), near, (each) => !found.has(each) && !isPaired(list.idOf(each)))
    const same = candidates.length > 0 ? sameOf(other.at(index).hotel, candidates, list, verdicts) : undefined
    if (same !== undefined) found.set(same, index)
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
  return sameOf(hotel, candidates, list, verdicts)
}

interface Found {
  readonly name: string
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined
}

/** Candidates with a similar name nearby, the most similar first. */
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
      .map((each) => ({ ...each, alike: likeness(each.words, words) }))
      // Half: the city's name, which some suppliers add, still counts here.
      .filter(({ alike }) => alike >= LEAST_LIKENESS / 2)
      .sort((a, b) => b.alike - a.alike)
  )
}

function sameOf(
  hotel: HotelSummary,
  candidates: readonly Candidate[],
  list: AvailableHotels,
  verdicts: Verdicts,
): number | undefined {
  return candidates.find(({ index }) => {
    const { hotel: candidate } = list.at(index)
    return !verdicts.areOther(candidate.id, hotel.id) && isSameHotel(candidate, hotel)
  })?.index
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
