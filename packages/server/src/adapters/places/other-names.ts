/** Names of well-known cities that people type and GeoNames does not have: its id and the names. */
export const otherNames: readonly (readonly [cityId: number, ...names: string[]])[] = [
  [5128581, 'Manhattan'],
  [5368361, 'LA California'],
  [3530597, 'CDMX'],
]
