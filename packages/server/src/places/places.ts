/** A city as the catalogue knows it. */
export interface City {
  /** Stable id: the GeoNames id as text. */
  readonly id: string
  readonly name: string
  readonly countryCode: string
  readonly countryName: string
  /** Administrative code, shown where people use it (US, CA, AU …). */
  readonly stateCode: string | undefined
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  /** IANA zone of the nearest airport of the country. */
  readonly timeZone: string
}

export interface Airport {
  /** IATA code; also the location id. */
  readonly code: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** The city that it serves. */
  readonly city: City
}

export type PlaceMatch = { readonly city: City } | { readonly airport: Airport }

/** All places of the world that can be searched, from one compact index. */
export interface Places {
  readonly cityCount: number
  city(id: string): City | undefined
  airport(code: string): Airport | undefined
  /** The nearest city with people in it. */
  nearest(latitude: number, longitude: number): City | undefined
  /** Best matches for typed text of 3 letters or more, at most `perGroup` cities and as many airports. */
  search(text: string, perGroup?: number): PlaceMatch[]
}

export async function openPlaces(_home: string): Promise<Places> {
  throw new Error('not built yet')
}
