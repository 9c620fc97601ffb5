import * as z from 'zod/mini'
import { text } from '../fields.ts'

/** A card that was paid with in the card frame, or a published test number in the payload (OQ-10). */
export const card = {
  name: 'CREDIT',
  /** Statuses of its own; without any, the booking's say all. */
  statuses: [],
  /** What a booking request brings. */
  payload: {
    cardHolder: z.optional(text(100)),
    cardType: z.optional(text(20)),
    cardNumber: z.optional(text(30)),
    cvcCode: z.optional(text(4)),
    /** Id of the succeeded payment at the card provider. */
    paymentIntent: z.optional(text(255)),
    customer_pm_id: z.optional(text(64)),
  },
  /** What is told of it while a booking request is under way. */
  progress: {},
  /** What a booking shows of it. */
  receipt: {
    creditCardType: z.optional(z.string()),
    creditCardLastFour: z.optional(z.string()),
  },
} as const
