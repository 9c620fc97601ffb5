import * as z from 'zod/mini'
import { text } from '../fields.ts'

/** A payment in the card frame, or a published test number in the payload (OQ-10). */
export const card = {
  name: 'CREDIT',
  /** Statuses of this method, in addition to those of the booking. */
  statuses: [],
  /** Fields of a booking request. */
  payload: {
    cardHolder: z.optional(text(100)),
    cardType: z.optional(text(20)),
    cardNumber: z.optional(text(30)),
    cvcCode: z.optional(text(4)),
    /** Id of the succeeded payment at the card provider. */
    paymentIntent: z.optional(text(255)),
    customer_pm_id: z.optional(text(64)),
  },
  /** Fields while a booking request is in progress. */
  progress: {},
  /** Fields of a booking. */
  receipt: {
    creditCardType: z.optional(z.string()),
    creditCardLastFour: z.optional(z.string()),
  },
} as const
