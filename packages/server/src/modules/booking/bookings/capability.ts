import * as z from 'zod'
import { createSigner, type Signer } from '../../../kernel/http/signed-token.ts'

/** Lifetime of a capability, seconds: book/details gives it to guests, book/cancel requires it for this booking. */
export const CAPABILITY_SECONDS = 24 * 3_600

export function capabilitySigner(secret: string, now: () => Date): Signer<{ trip: string }> {
  return createSigner(secret, 'booking-capability', z.object({ trip: z.string() }), now)
}
