import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element that shows a booking. */
export const cancelEvent = {
  'stay-cancelled': {
    detail: { tripNumber: 'string', hotelId: 'string', refund: 'money?' },
    doc: 'Emitted when the traveller has cancelled the booking. `refund` is the refunded amount, if any.',
  },
} as const satisfies Record<string, EventDeclaration>
