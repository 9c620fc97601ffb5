import type { paymentOffers } from '@staykit/contract'
import type { Config } from '../../config.ts'

/** Whether a way to pay is offered at this server, and its name in what a page learns of its brand. */
export interface Offer {
  readonly name: keyof typeof paymentOffers
  isOn(config: Config): boolean
}

/**
 * Money of the sandbox is nobody's: beside real cards it must not buy rooms unless somebody says so, and never where
 * nothing may be made up.
 */
export const isSandboxOffered = (config: Config, isRequested: boolean | undefined): boolean =>
  config.SANDBOX && (isRequested ?? !config.STRIPE_SECRET_KEY)
