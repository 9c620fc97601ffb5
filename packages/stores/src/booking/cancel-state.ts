import type { WireError } from '@staykit/contract'
import type { TripKey } from './booking.ts'

export const CANCEL_FAILED = 'There was a problem cancelling your reservation'

export type CancelState =
  | { readonly kind: 'none' | 'cancelling' }
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly detail: string
      readonly code?: string
      readonly reason?: string | undefined
      readonly params?: WireError['params']
    }
  | {
      readonly kind: 'canceled'
      readonly info: TripKey
      readonly refund: { amount: number; currencyCode: string } | undefined
    }
