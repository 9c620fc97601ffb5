import * as z from 'zod/mini'

/** What has arrived of a transfer, in satoshi; `uri` asks for what is missing. */
export const wireTransfer = z.object({ due: z.int(), received: z.int(), uri: z.optional(z.string()) })
export type Transfer = z.infer<typeof wireTransfer>
