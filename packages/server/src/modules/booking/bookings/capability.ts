import * as z from 'zod'
import { createSigner, type Signer } from '../../../kernel/http/signed-token.ts'

/** What book/details gives a guest and book/cancel asks for: this booking, for a day. */
export const CAPABILITY_SECONDS = 24 * 3_600

export function capabilitySigner(secret: string, now: () => Date): Signer<{ trip: string }> {
  return createSigner(secret, 'booking-capability', z.object({ trip: z.string() }), now)
}
