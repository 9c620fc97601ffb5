import type { Filterable } from '@staykit/domain'
import { fold } from '../../../../kernel/text/fold.ts'
import type { AvailableHotels, Named, PricedHotel } from '../../../../ports/supplier.ts'
import { matchesOf } from './match.ts'
import type { FoundPair, Verdicts } from './pairs.ts'

/** Indexes of a hotel in two lists: in one of them, or in both when it is the same hotel. */
interface Entry {
  readonly a?: number
  readonly b?: number
}

export interface Merged {
  readonly hotels: AvailableHotels
  /** Pairs that the rule has found. */
  readonly found: readonly FoundPair[]
}

/** A list with the ids that pages and links have: the same list where those are the supplier's. */
export function withPublicIds(list: AvailableHotels, { publicId }: Verdicts): AvailableHotels {
  const isOther = (index: number) => publicId(list.idOf(index)) !== list.idOf(index)
  if (!Array.from({ length: list.length }, (_, index) => index).some(isOther)) return list
  return {
    ...list,
    idOf: (index) => publicId(list.idOf(index)),
    at(index) {
      const row = list.at(index)
      const id = publicId(row.hotel.id)
      return id === row.hotel.id ? row : { ...row, hotel: { ...row.hotel, id } }
    },
  }
}

/**
 * Two lists with public ids as one. A hotel of both appears once, with the facts of the first list, the pictures of the
 * first that has some, and the lower price; at the same price that of the first, whose supplier is preferred. `owns`: whether
 * an id is one of the second list's supplier.
 */
export function mergedLists(
  first: AvailableHotels,
  second: AvailableHotels,
  verdicts: Verdicts,
  owns: (hotelId: string) => boolean,
): Merged {
  const matches = matchesOf(first, second, verdicts, owns)
  const entries = entriesOf(first.length, second.length, matches)
  const areas = joined(first.names.areas, second.names.areas)
  const brands = joined(first.names.brands, second.names.brands)
  const promotions = joined(first.names.promotions, second.names.promotions)
  const entryAt = (index: number): Entry => {
    const entry = entries[index]
    if (!entry) throw new RangeError(`there is no hotel ${index}`)
    return entry
  }
  const publicIdOf = ({ a, b }: Entry) => (a === undefined ? second.idOf(b ?? 0) : first.idOf(a))
  const hotels: AvailableHotels = {
    length: entries.length,
    names: { areas: areas.all, brands: brands.all, promotions: promotions.all },
    idOf: (index) => publicIdOf(entryAt(index)),
    reader() {
      const [readFirst, readSecond] = [first.reader(), second.reader()]
      const row = new MergedRow({ areas, brands, promotions })
      return (index) => {
        const { a, b } = entryAt(index)
        if (b === undefined) return readFirst(a ?? 0)
        return row.of(a === undefined ? undefined : readFirst(a), readSecond(b))
      }
    },
    at(index) {
      const entry = entryAt(index)
      const ours = entry.a === undefined ? undefined : first.at(entry.a)
      const theirs = entry.b === undefined ? undefined : second.at(entry.b)
      const shown = ours ?? theirs
      if (!shown) throw new RangeError(`there is no hotel ${index}`)
      const { hotel: _, ...price } = better(ours, theirs) ?? shown
      const isBare = shown.hotel.thumbnails.length === 0 && theirs
      const hotel = isBare ? { ...shown.hotel, ...picturesOf(theirs.hotel) } : shown.hotel
      return { hotel, ...price }
    },
    bestSavings: Math.max(first.bestSavings ?? 0, second.bestSavings ?? 0) || undefined,
  }
  const found = [...matches].map(([a, b]) => ({
    publicId: first.idOf(a),
    otherId: second.idOf(b),
  }))
  return { hotels, found: found.filter(({ publicId, otherId }) => publicId !== otherId) }
}

/** The hotels of the first list in their order, and those of the second alone between them by their rank. */
function entriesOf(first: number, second: number, matches: ReadonlyMap<number, number>): Entry[] {
  const isInBoth = new Set(matches.values())
  const entries: Entry[] = []
  let b = 0
  const addUntil = (rank: number) => {
    for (; b < second && b / second < rank; b++) if (!isInBoth.has(b)) entries.push({ b })
  }
  for (let a = 0; a < first; a++) {
    addUntil(a / first)
    const match = matches.get(a)
    entries.push(match === undefined ? { a } : { a, b: match })
  }
  addUntil(Number.POSITIVE_INFINITY)
  return entries
}

const picturesOf = ({ thumbnails, pictures }: PricedHotel['hotel']) => ({ thumbnails, pictures })

/** The one with the lower price. */
function better(ours: PricedHotel | undefined, theirs: PricedHotel | undefined): PricedHotel | undefined {
  if (!ours?.price) return theirs?.price ? theirs : ours
  return theirs?.price && theirs.price.final.minor < ours.price.final.minor ? theirs : ours
}

/** Names of the second list by their ids in both. */
type Names = Readonly<Record<'areas' | 'brands' | 'promotions', ReturnType<typeof joined>>>

/** A hotel of the second list, or of both: the facts of the first, and the lower price. Moved along like the suppliers' rows. */
class MergedRow implements Filterable {
  readonly #names: Names
  #ours: Filterable | undefined
  #theirs!: Filterable

  constructor(names: Names) {
    this.#names = names
  }

  of(ours: Filterable | undefined, theirs: Filterable): Filterable {
    if (ours && ours.total <= theirs.total) return ours
    this.#ours = ours
    this.#theirs = theirs
    return this
  }

  get #facts(): Filterable {
    return this.#ours ?? this.#theirs
  }

  get name(): string {
    return this.#facts.name
  }

  get starRating(): number {
    return this.#facts.starRating
  }

  get guestScore(): number {
    return this.#facts.guestScore
  }

  get amenityIds(): readonly number[] {
    return this.#facts.amenityIds
  }

  get position() {
    return this.#facts.position
  }

  get likedTopics() {
    return this.#facts.likedTopics
  }

  get total(): number {
    return this.#theirs.total
  }

  get nightly(): number {
    return this.#theirs.nightly
  }

  get saving(): number {
    return this.#theirs.saving
  }

  get areaIds(): readonly string[] {
    return this.#ours?.areaIds ?? this.#names.areas.idsOf(this.#theirs.areaIds)
  }

  get brandIds(): readonly string[] {
    return this.#ours?.brandIds ?? this.#names.brands.idsOf(this.#theirs.brandIds)
  }

  get promotionIds(): readonly string[] {
    return this.#ours?.promotionIds ?? this.#names.promotions.idsOf(this.#theirs.promotionIds)
  }
}

/** Two lists of names as one: the same name has the id of the first list. */
function joined(first: readonly Named[], second: readonly Named[]) {
  const idOfName = new Map(first.map(({ id, name }) => [fold(name), id]))
  const isFirst = new Set(first.map(({ id }) => id))
  const ids = new Map(
    second.map(({ id, name }) => [id, isFirst.has(id) ? id : (idOfName.get(fold(name)) ?? id)]),
  )
  const lists = new Map<readonly string[], readonly string[]>()
  return {
    all: [...first, ...second.filter(({ id }) => ids.get(id) === id && !isFirst.has(id))],
    idsOf(list: readonly string[]): readonly string[] {
      const cached = lists.get(list)
      if (cached) return cached
      const mapped = list.map((id) => ids.get(id) ?? id)
      lists.set(list, mapped)
      return mapped
    },
  }
}
