import type { Occupancy } from './occupancy.ts'

/** Ages of all children, room by room. */
export const childAgesOf = (occupancy: Occupancy): number[] => occupancy.flatMap(({ childAges }) => childAges)

/** The rooms with children of these ages in place of adults, room by room, as long as each keeps an adult. */
export function withChildAges(occupancy: Occupancy, ages: readonly number[]): Occupancy {
  const left = [...ages]
  return occupancy.map(({ adults, childAges }) => {
    const children = left.splice(0, Math.max(0, adults - 1))
    return { adults: adults - children.length, childAges: [...childAges, ...children] }
  })
}
