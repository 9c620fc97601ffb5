import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element in which the traveller gets further. */
export const stepEvent = {
  'stay-step': {
    detail: { step: ['search', 'results', 'hotel', 'details', 'payment', 'confirmation'] },
    doc: 'A step of the journey is on show: the hotels of a search, a hotel, the traveller’s details, payment, the confirmation. search comes from stay-booking only; pages of your own know where their search form is.',
  },
} as const satisfies Record<string, EventDeclaration>
