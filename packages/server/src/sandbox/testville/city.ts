/** The city whose hotels behave as their names say; a search finds it like any other. */
export const testCity = {
  cityId: 9_000_001,
  name: 'Testville',
  country: 'US',
  adminCode: 'KS',
  population: 1_000_000,
  otherNames: [],
  latitude: 39.83,
  longitude: -98.58,
} as const

/** Its location id. */
export const TESTVILLE = String(testCity.cityId)
