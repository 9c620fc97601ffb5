import { stayAccount } from './stay-account/element.ts'
import { stayBooking } from './stay-booking/element.ts'
import { stayCards } from './stay-cards/element.ts'
import { stayCars } from './stay-cars/element.ts'
import { stayCheckout } from './stay-checkout/element.ts'
import { stayDataLayer } from './stay-data-layer/element.ts'
import { stayFlights } from './stay-flights/element.ts'
import { stayHelp } from './stay-help/element.ts'
import { stayHotel } from './stay-hotel/element.ts'
import { stayLogin } from './stay-login/element.ts'
import { stayLookup } from './stay-lookup/element.ts'
import { stayNextTrip } from './stay-next-trip/element.ts'
import { stayProfile } from './stay-profile/element.ts'
import { stayRates } from './stay-rates/element.ts'
import { stayResults } from './stay-results/element.ts'
import { stayRewards } from './stay-rewards/element.ts'
import { staySaved } from './stay-saved/element.ts'
import { staySearch } from './stay-search/element.ts'
import { stayTrips } from './stay-trips/element.ts'
import { stayWallet } from './stay-wallet/element.ts'

/** The declaration of every element by tag. */
export const declarations = {
  'stay-search': staySearch,
  'stay-flights': stayFlights,
  'stay-cars': stayCars,
  'stay-results': stayResults,
  'stay-hotel': stayHotel,
  'stay-rates': stayRates,
  'stay-account': stayAccount,
  'stay-checkout': stayCheckout,
  'stay-login': stayLogin,
  'stay-trips': stayTrips,
  'stay-next-trip': stayNextTrip,
  'stay-profile': stayProfile,
  'stay-cards': stayCards,
  'stay-wallet': stayWallet,
  'stay-rewards': stayRewards,
  'stay-saved': staySaved,
  'stay-lookup': stayLookup,
  'stay-help': stayHelp,
  'stay-booking': stayBooking,
  'stay-data-layer': stayDataLayer,
} as const

export type Tag = keyof typeof declarations
