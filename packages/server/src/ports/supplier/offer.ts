import type { CancellationPolicy, StayPrice } from '@staykit/domain'
import type { StayRequest, TitledContent } from './hotel.ts'

/** Identifies an offer: the supplier can look it up again. The server signs it into ppn_book_bundle. */
export interface OfferKey extends StayRequest {
  /** `Supplier.name` of the one that sells it. */
  readonly supplier: string
  readonly hotelId: string
  readonly roomCode: string
  readonly planCode: string
  /** Percent off from a verified deal code. */
  readonly dealPercent?: number | undefined
  /** Created by each `rates`; stays the same from the first rate to the receipt. */
  readonly quoteId: string
}

/** A room as the supplier describes it. */
export interface OfferRoom {
  /** Addresses relative to the server's own; the 150 in them is the width. */
  readonly images?: readonly string[] | undefined
  /** Kinds such as king, queen, double, single, sofa and bunk. */
  readonly beds?: readonly { readonly kind: string; readonly count: number }[] | undefined
  /** Square metres. */
  readonly size?: number | undefined
  readonly view?: string | undefined
}

/** One room with one plan for the stay: public, with free cancellation, or member-only. */
export interface Offer {
  readonly key: OfferKey
  readonly title: string
  readonly description: string
  readonly room?: OfferRoom | undefined
  readonly hasBreakfast: boolean
  /** Meals beyond breakfast: a cheaper breakfast is no better. */
  readonly meals?: 'half board' | 'full board' | 'all inclusive' | undefined
  readonly memberOnly: boolean
  /** Channel code of member-only offers. */
  readonly sop?: string | undefined
  /** All tiers of the supplier from now on; instants have the hotel's offset. A charge is a share of `price.dueNow`. */
  readonly cancellation: CancellationPolicy
  /** Whether it cannot be cancelled free of charge. */
  readonly prepaid: boolean
  readonly sellingOut: boolean
  readonly sleeps: number
  readonly importantInformation: readonly TitledContent[]
  /** The struck price of a member-only offer is that of the public offer of the same room and terms. */
  readonly price: StayPrice
}
