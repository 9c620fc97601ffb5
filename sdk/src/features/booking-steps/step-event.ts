import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element with a step of the journey. */
export const stepEvent = {
  'stay-step': {
    detail: { step: ['search', 'results', 'hotel', 'details', 'payment', 'confirmation'] },
    doc: 'Emitted when a step of the journey is shown: search, list, hotel, traveller details, payment, confirmation. The first search form of a page without results, hotel or checkout emits the step of the search.',
  },
} as const satisfies Record<string, EventDeclaration>
