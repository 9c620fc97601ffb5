import * as z from 'zod/mini'

/** Received amount of a transfer in satoshi; `uri` requests the missing amount. */
export const wireTransfer = z.object({ due: z.int(), received: z.int(), uri: z.optional(z.string()) })
export type Transfer = z.infer<typeof wireTransfer>

/** A transfer to a bitcoin source, on which the booking waits (HOT-198). */
export const bitcoin = {
  name: 'BITCOIN',
  statuses: ['BITCOIN_TRANSFER_PENDING', 'BITCOIN_TRANSFER_COMPLETE', 'BITCOIN_TRANSFER_TIMEOUT'],
  payload: {
    /** The provider's answer: the source, of which only the id is used. */
    response: z.optional(z.record(z.string(), z.unknown())),
  },
  progress: {
    /** While the transfer is pending. */
    transfer: z.optional(wireTransfer),
  },
  receipt: {},
} as const
