import type { Box } from '../../ports/places.ts'

/** Squared distance in degrees of latitude, accurate enough to compare distances. */
export function nearness(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  let across = Math.abs(longitude - otherLongitude)
  if (across > 180) across = 360 - across
  across *= Math.cos((latitude * Math.PI) / 180)
  const along = latitude - otherLatitude
  return across * across + along * along
}

/** Kilometres of a `nearness`. */
export const kilometres = (near: number): number => Math.sqrt(near) * 111.2

/** Number of the one-degree cell of a position. */
export function cellOf(latitude: number, longitude: number): number {
  const row = Math.min(179, Math.max(0, Math.floor(latitude + 90)))
  const column = Math.min(359, Math.max(0, Math.floor(longitude + 180)))
  return row * 360 + column
}

export const CELLS = 180 * 360

export const isIn = ({ south, west, north, east }: Box, latitude: number, longitude: number): boolean =>
  latitude >= south && latitude < north && longitude >= west && longitude < east

/** Numbers of the cells that a box touches. */
export function cellsIn({ south, west, north, east }: Box): number[] {
  const cells: number[] = []
  for (let latitude = Math.floor(Math.max(-90, south)); latitude < Math.min(90, north); latitude++)
    for (let longitude = Math.floor(Math.max(-180, west)); longitude < Math.min(180, east); longitude++)
      cells.push(cellOf(latitude, longitude))
  return cells
}
