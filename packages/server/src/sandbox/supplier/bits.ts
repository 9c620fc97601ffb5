import { amenities } from '@staykit/domain'
import type { Named } from '../../ports/supplier.ts'
import { promotions } from './traits.ts'

/** Makes a function that returns the values of the bits of a number; the same list for the same number. */
function valuesOfBits<Value>(values: readonly Value[]): (bits: number) => readonly Value[] {
  const cached: (readonly Value[])[] = []
  return (bits) => (cached[bits] ??= values.filter((_, bit) => bits & (1 << bit)))
}

export const amenityIdsOf = valuesOfBits(amenities.map(({ id }) => id))
export const promotionsOf: (bits: number) => readonly Named[] = valuesOfBits(promotions)
export const promotionIdsOf = valuesOfBits(promotions.map(({ id }) => id))
