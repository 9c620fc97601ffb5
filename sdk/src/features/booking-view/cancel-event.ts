import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element that shows a booking. */
export const cancelEvent = {
  'stay-cancelled': {
    detail: { tripNumber: 'string', hotelId: 'string', refund: 'money?' },
    doc: 'The traveller has cancelled the booking; refund is what comes back, where something does.',
  },
} as const satisfies Record<string, EventDeclaration>
