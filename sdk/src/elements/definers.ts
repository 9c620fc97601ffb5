import type { Tag } from './declarations.ts'
import { define as account } from './stay-account/define.ts'
import { define as booking } from './stay-booking/define.ts'
import { define as cards } from './stay-cards/define.ts'
import { define as cars } from './stay-cars/define.ts'
import { define as checkout } from './stay-checkout/define.ts'
import { define as dataLayer } from './stay-data-layer/define.ts'
import { define as flights } from './stay-flights/define.ts'
import { define as help } from './stay-help/define.ts'
import { define as hotel } from './stay-hotel/define.ts'
import { define as login } from './stay-login/define.ts'
import { define as lookup } from './stay-lookup/define.ts'
import { define as nextTrip } from './stay-next-trip/define.ts'
import { define as profile } from './stay-profile/define.ts'
import { define as rates } from './stay-rates/define.ts'
import { define as results } from './stay-results/define.ts'
import { define as rewards } from './stay-rewards/define.ts'
import { define as saved } from './stay-saved/define.ts'
import { define as search } from './stay-search/define.ts'
import { define as trips } from './stay-trips/define.ts'
import { define as wallet } from './stay-wallet/define.ts'

/** Registers each element, by tag. */
export const definers: Readonly<Record<Tag, () => void>> = {
  'stay-search': search,
  'stay-flights': flights,
  'stay-cars': cars,
  'stay-results': results,
  'stay-hotel': hotel,
  'stay-rates': rates,
  'stay-account': account,
  'stay-checkout': checkout,
  'stay-login': login,
  'stay-trips': trips,
  'stay-next-trip': nextTrip,
  'stay-profile': profile,
  'stay-cards': cards,
  'stay-wallet': wallet,
  'stay-rewards': rewards,
  'stay-saved': saved,
  'stay-lookup': lookup,
  'stay-help': help,
  'stay-booking': booking,
  'stay-data-layer': dataLayer,
}
