/** The brands that a new database has: refId, and what they are called. */
export const brands: readonly (readonly [string, string])[] = [
  ['8183', '8183 · Staykit'],
  ['8184', '8184 · Meridian Club'],
  ['8298', '8298 · Sunsoaked'],
  ['8478', '8478 · Northlight Travel'],
]
