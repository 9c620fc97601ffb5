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
