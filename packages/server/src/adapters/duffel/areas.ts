/**
 * The provider knows no neighbourhoods: an area is a town that hotels around a city say they are in. Its id holds city
 * and name, so that it is known again without asking.
 */
export const areaIdOf = (cityId: string, name: string): string =>
  `${cityId}-t-${Buffer.from(name).toString('base64url')}`

export interface Area {
  readonly id: string
  readonly name: string
  readonly cityId: string
}

/** The area of an id; undefined for a text that is none. */
export function areaOf(areaId: string): Area | undefined {
  const [, cityId = '', coded = ''] = /^(\d{1,10})-t-([\w-]{1,120})$/.exec(areaId) ?? []
  const name = Buffer.from(coded, 'base64url').toString()
  return name && areaIdOf(cityId, name) === areaId ? { id: areaId, name, cityId } : undefined
}
