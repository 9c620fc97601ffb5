import { stayAccount } from './stay-account/element.ts'
import { stayCheckout } from './stay-checkout/element.ts'
import { stayLogin } from './stay-login/element.ts'
import { stayLookup } from './stay-lookup/element.ts'
import { staySearch } from './stay-search/element.ts'
import { stayTrips } from './stay-trips/element.ts'

/** Every element's declaration by tag. */
export const declarations = {
  'stay-search': staySearch,
  'stay-account': stayAccount,
  'stay-checkout': stayCheckout,
  'stay-login': stayLogin,
  'stay-trips': stayTrips,
  'stay-lookup': stayLookup,
} as const

export type Tag = keyof typeof declarations
