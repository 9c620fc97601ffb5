/**
 * The provider has no neighbourhoods: an area is a town in the addresses of hotels around a city. Its id contains city
 * and name, so that it needs no look-up.
 */
export const areaIdOf = (cityId: string, name: string): string =>
  `${cityId}-t-${Buffer.from(name).toString('base64url')}`

export interface Area {
  readonly id: string
  readonly name: string
  readonly cityId: string
}

/** The area of an id; undefined for an invalid id. */
export function areaOf(areaId: string): Area | undefined {
  const [, cityId = '', coded = ''] = /^(\d{1,10})-t-([\w-]{1,120})$/.exec(areaId) ?? []
  const name = Buffer.from(coded, 'base64url').toString()
  return name && areaIdOf(cityId, name) === areaId ? { id: areaId, name, cityId } : undefined
}
