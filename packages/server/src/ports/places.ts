/** A city of the world's index. */
export interface City {
  /** Stable id: the GeoNames id as text. */
  readonly id: string
  readonly name: string
  /** "Lisbon, Portugal", "Lisbon, OH, United States", "San Pedro (near Davao), Philippines". */
  readonly displayName: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly countryName: string
  /** Postal code of the state, in countries that use one (US, CA, AU). */
  readonly stateCode: string | undefined
  readonly population: number
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  /** IANA zone of the nearest airport of the country. */
  readonly timeZone: string
}

export interface Airport {
  /** IATA code; also the location id. */
  readonly code: string
  readonly name: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  /** The city that it serves. */
  readonly city: City
}

/** The city of a traveller's position: hotels farther away are not near. */
export const NEAR = { population: 5_000, km: 100 } as const

/**
 * All places of the world that travellers can search. The location calls use it for each typed letter, and every search
 * and rate request for the city's zone: answers take at most 10 ms. Nothing here throws; unknown places are undefined.
 */
export interface Places {
  /** By GeoNames id; accepts any text. */
  city(id: string): Promise<City | undefined>
  /** Every city of at least `population` people, the largest first: for batch work, not for requests of travellers. */
  cities(population: number): Promise<City[]>
  /** By IATA code in capitals. */
  airport(code: string): Promise<Airport | undefined>
  /**
   * The nearest city of at least `population` people (1), at most `km` away; without `km`, undefined only in the emptiest
   * oceans.
   */
  nearest(
    latitude: number,
    longitude: number,
    least?: { readonly population?: number; readonly km?: number },
  ): Promise<City | undefined>
  /** The nearest airport that travellers fly to, at most `km` away. */
  nearestAirport(latitude: number, longitude: number, km: number): Promise<Airport | undefined>
  /** Best matches for typed text (`isPlaceText`), in any language and script, best first, at most `perGroup` (4) of each group. */
  search(text: string, perGroup?: number): Promise<{ cities: City[]; airports: Airport[] }>
}
