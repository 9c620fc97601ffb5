import { keyKinds, type PlaceIndex } from './index-file.ts'

/** Allowed places: by index of the country, and of the state if one was typed. */
export interface Where {
  readonly country: number
  readonly state?: number | undefined
}

/** Scores; 1,000 points equal a city ten times as large. */
const points = {
  whole: 1_600,
  word: -1_500,
  /** A name in another language, whole: London before Londres in Argentina, but Venice before Dayton, once called so. */
  other: -700,
  /** The beginning of one: Santa Cruz before Buenos Aires, once called Santa María. */
  otherBeginning: -1_500,
  code: 9_000,
  edit: -2_300,
  firstLetter: -1_500,
}

/** The best few places of a group, best first. */
export class Best {
  readonly places: number[] = []
  readonly #scores: number[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Score that a place must exceed to enter the list. */
  get worst(): number {
    return this.places.length < this.#size ? Number.NEGATIVE_INFINITY : (this.#scores.at(-1) ?? 0)
  }

  get bestScore(): number {
    return this.#scores[0] ?? Number.NEGATIVE_INFINITY
  }

  add(place: number, score: number): void {
    const index = this.places.indexOf(place)
    if (index !== -1) {
      if ((this.#scores[index] ?? 0) >= score) return
      this.places.splice(index, 1)
      this.#scores.splice(index, 1)
    }
    let at = this.places.length
    while (at > 0 && (this.#scores[at - 1] ?? 0) < score) at--
    this.places.splice(at, 0, place)
    this.#scores.splice(at, 0, score)
    if (this.places.length > this.#size) {
      this.places.pop()
      this.#scores.pop()
    }
  }
}

/** Collects keys of matching ranges and ranks cities and airports. */
export class Ranking {
  readonly cities: Best
  readonly airports: Best
  /** The largest city whose whole name was typed: it enters the list even when larger ones begin alike. */
  readonly #named = new Best(1)
  readonly #index: PlaceIndex
  readonly #where: readonly Where[] | undefined

  constructor(index: PlaceIndex, perGroup: number, where?: readonly Where[]) {
    this.#index = index
    this.#where = where
    this.cities = new Best(perGroup)
    this.airports = new Best(perGroup)
  }

  /** `length` is the typed text in bytes: a key that ends there is a whole match. */
  take(lo: number, hi: number, length: number, edits: number, firstByte: number): void {
    const { keyAt, keyPlace, keyKind, folded, weight, cityId } = this.#index
    const cityCount = cityId.length
    const forEdits = edits * points.edit
    for (let key = lo; key < hi; key++) {
      const place = keyPlace[key] ?? 0
      const kind = keyKind[key]
      const at = keyAt[key] ?? 0
      let score = (weight[place] ?? 0) + forEdits
      const isWhole = edits === 0 ? folded[at + length] === 0 : this.#endsNear(at, length)
      if (kind === keyKinds.word) score += points.word
      else if (kind === keyKinds.other) score += isWhole ? points.other : points.otherBeginning
      else if (kind === keyKinds.code)
        score += folded[at + length] === 0 && edits === 0 ? points.code : -points.code
      if (isWhole) score += points.whole
      if (edits > 0 && folded[at] !== firstByte) score += points.firstLetter
      const group = place < cityCount ? this.cities : this.airports
      const isNamed = isWhole && edits === 0 && kind === keyKinds.name && place < cityCount
      if ((score > group.worst || (isNamed && score > this.#named.worst)) && this.#isWanted(place)) {
        if (score > group.worst) group.add(place, score)
        if (isNamed) this.#named.add(place, score)
      }
    }
  }

  /** The cities to show, best first. */
  get shownCities(): readonly number[] {
    const { places } = this.cities
    const [named] = this.#named.places
    return named === undefined || places.includes(named) ? places : [...places.slice(0, -1), named]
  }

  #endsNear(at: number, length: number): boolean {
    const { folded } = this.#index
    return folded[at + length] === 0 || folded[at + length - 1] === 0 || folded[at + length + 1] === 0
  }

  #isWanted(place: number): boolean {
    if (!this.#where) return true
    const { cityId, airportCity, country, state } = this.#index
    const city = place < cityId.length ? place : (airportCity[place - cityId.length] ?? 0)
    return this.#where.some(
      (where) =>
        where.country === country[city] && (where.state === undefined || where.state === state[city]),
    )
  }
}
