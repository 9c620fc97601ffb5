export const SANDBOX = 'sandbox'

/** City and number of a hotel, as its id has them; undefined for another text. */
export function partsOf(hotelId: string): { readonly cityId: string; readonly number: string } | undefined {
  const [, cityId, number] = /^(\d{1,10})-(\d{1,4})$/.exec(hotelId) ?? []
  return cityId && number ? { cityId, number } : undefined
}
