import type { Contract, PaymentMethod as MethodName } from '@staykit/contract'
import type { Progress } from '@staykit/stores/booking'
import type { BrandState } from '@staykit/stores/brand'
import type { ComponentType } from 'react'
import type { CheckoutStores } from '../use-checkout.ts'

export interface PanelProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
}

/** Who is to pay, and what the brand takes. */
export interface Payer {
  readonly isMember: boolean
  readonly payments: Partial<Extract<BrandState, { status: 'ready' }>['brand']['payments']>
}

/** One way to pay: all that the checkout knows of it. Its rules of the booking are in stores/payments. */
export interface PaymentMethod {
  readonly name: MethodName
  /** As the pm parameter carries it (HOT-149); also the key of its label in the checkout's or its own catalogue. */
  readonly pm: string
  readonly icon: string
  readonly isOffered: (payer: Payer) => boolean
  /** What stands below its tab, with Book Room. Brings its code when it is chosen, unless most pay with it. */
  readonly Panel: ComponentType<PanelProps>
  /** Key of the booking screen's sentence while the booking is made, where it is not the usual one. */
  readonly workingText?: (progress: Progress) => string | undefined
  /** Key of what becomes of the money when the booking was not made, where it is not that nothing was charged. */
  readonly notBookedText?: string
  /** What the booking screen shows of a payment that did not come in time. */
  readonly Expired?: ComponentType<{ stores: CheckoutStores }>
}
