import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The events of every element that shows a booking. */
export const cancelEvents = {
  'stay-cancelled': {
    detail: { tripNumber: 'string', hotelId: 'string', refund: 'money?' },
    doc: 'Emitted when the traveller has cancelled the booking. `refund` is the refunded amount, if any.',
  },
  'stay-part-cancelled': {
    detail: {
      tripNumber: 'string',
      hotelId: 'string',
      part: ['room', 'night'],
      rooms: 'number',
      checkOut: 'date',
      refund: 'money?',
    },
    doc: 'Emitted when the hotel has released one room of the booking, or its last night. `rooms` and `checkOut` are what is left; `refund` is what comes back, if anything.',
  },
} as const satisfies Record<string, EventDeclaration>
