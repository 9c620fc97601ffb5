/** Who reviews are by, as suppliers name them in English (`travelerType`); others are shown as they come. */
export const travelerTypes = [
  'Couple',
  'Family',
  'Solo traveller',
  'Business traveller',
  'Group of friends',
] as const
