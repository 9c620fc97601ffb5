/** The brands of a new database: refId and name. */
export const brands: readonly (readonly [string, string])[] = [
  ['8183', '8183 · Staykit'],
  ['8184', '8184 · Meridian Club'],
  ['8298', '8298 · Sunsoaked'],
  ['8478', '8478 · Northlight Travel'],
]
