import type { HotelsDeps } from './deps.ts'

/** Name of the supplier that a brand prefers at the same price. */
export const preferredOf = async (
  { brands }: Pick<HotelsDeps, 'brands'>,
  refId: string | undefined,
): Promise<string | undefined> => (refId ? (await brands.of(refId)).preferredSupplier : undefined)
