import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element with a step of the journey. */
export const stepEvent = {
  'stay-step': {
    detail: { step: ['search', 'results', 'hotel', 'details', 'payment', 'confirmation'] },
    doc: 'A step of the journey is on show: the search, the hotels of a search, a hotel, the traveller’s details, payment, the confirmation. search comes from the first search form of a page that has no results, hotel or checkout beside it.',
  },
} as const satisfies Record<string, EventDeclaration>
