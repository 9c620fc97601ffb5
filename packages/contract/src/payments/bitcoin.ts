import * as z from 'zod/mini'

/** What has arrived of a transfer, in satoshi; `uri` asks for what is missing. */
export const wireTransfer = z.object({ due: z.int(), received: z.int(), uri: z.optional(z.string()) })
export type Transfer = z.infer<typeof wireTransfer>

/** A transfer to a bitcoin source, which the booking waits for (HOT-198). */
export const bitcoin = {
  name: 'BITCOIN',
  statuses: ['BITCOIN_TRANSFER_PENDING', 'BITCOIN_TRANSFER_COMPLETE', 'BITCOIN_TRANSFER_TIMEOUT'],
  payload: {
    /** The provider's answer: the source, of which the id is read. */
    response: z.optional(z.record(z.string(), z.unknown())),
  },
  progress: {
    /** While it is waited for. */
    transfer: z.optional(wireTransfer),
  },
  receipt: {},
} as const
