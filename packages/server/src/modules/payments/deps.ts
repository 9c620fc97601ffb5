import type { ReplacedTrip } from '@staykit/contract'
import type { Member } from '../../kernel/http/member.ts'
import type { Bitcoin } from '../../ports/bitcoin.ts'
import type { Cards } from '../../ports/cards.ts'
import type { Wallet } from '../../ports/wallet.ts'
import type { Sessions } from '../accounts/members/sessions.ts'
import type { Quote } from '../booking/quotes/quote.ts'
import type { Brands } from '../brand/brands/brands.ts'
import type { ModuleDeps } from '../deps.ts'

/** Dependencies of the payment calls. */
export interface PaymentDeps extends ModuleDeps {
  readonly brands: Brands
  readonly sessions: Sessions
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
  /**
   * The part of a card payment that the payment of a replaced trip pays, minor units. Throws the refusals of a booking
   * that replaces it.
   */
  readonly creditOf: (
    claim: ReplacedTrip & { readonly refId: string },
    quote: Quote,
    member: Member | undefined,
  ) => Promise<number>
}
