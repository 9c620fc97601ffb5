import type { Contract, PaymentMethod as MethodName } from '@staykit/contract'
import type { Progress } from '@staykit/stores/booking'
import type { BrandState } from '@staykit/stores/brand'
import type { ComponentType } from 'react'
import type { TripMovement } from '../../../features/change/banner.tsx'
import type { CustomerState } from '../details/use-customer.ts'
import type { CheckoutStores } from '../use-checkout.ts'

export interface PanelProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
  readonly customer: CustomerState
  /** The payment of the trip that this booking replaces pays a part, or all of it. */
  readonly movement?: TripMovement | undefined
}

/** The payer, and the payment methods of the brand. */
export interface Payer {
  readonly isMember: boolean
  readonly payments: Partial<Extract<BrandState, { status: 'ready' }>['brand']['payments']>
}

/** A payment method in the checkout. Its rules for the booking are in stores/payments. */
export interface PaymentMethod {
  readonly name: MethodName
  /** Value of the pm parameter (HOT-149); also the key of its label in the checkout's or its own catalogue. */
  readonly pm: string
  readonly icon: string
  readonly isOffered: (payer: Payer) => boolean
  /** The panel below its tab, with Book Room. Loads when it is selected, unless most travellers use it. */
  readonly Panel: ComponentType<PanelProps>
  /** Key of the booking screen's text while the booking is made, if it differs from the default. */
  readonly workingText?: (progress: Progress) => string | undefined
  /** Key of the text about the money after a failed booking, if it is not that nothing was charged. */
  readonly notBookedText?: string
  /** Content of the booking screen for a payment that did not arrive in time. */
  readonly Expired?: ComponentType<{ stores: CheckoutStores }>
}
