/** Types of reviewers, with their English names on the wire (`travelerType`). */
export const travelerTypes = {
  couple: 'Couple',
  family: 'Family',
  solo: 'Solo traveler',
  business: 'Business traveler',
  friends: 'Group of friends',
} as const

export type TravelerType = keyof typeof travelerTypes
