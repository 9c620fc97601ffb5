import type { paymentOffers } from '@staykit/contract'
import type { Config } from '../../config.ts'

/** Whether this server offers a payment method, and its name in the brand. */
export interface Offer {
  readonly name: keyof typeof paymentOffers
  isOn(config: Config): boolean
}

/**
 * Sandbox money has no value: with real cards it must not buy rooms unless it is turned on, and never without sandbox
 * adapters.
 */
export const isSandboxOffered = (config: Config, isRequested: boolean | undefined): boolean =>
  config.SANDBOX && (isRequested ?? !config.STRIPE_SECRET_KEY)
