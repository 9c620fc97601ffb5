import type { WidgetAccess } from '../features/use-access.ts'
import type { ServedBrand } from './context.ts'

/** A server renders for an anonymous visitor. The browser loads what members see. */
export const visitor = ({
  restrictedRates,
  userAuthRequired,
  cugLite,
  memberPrices = false,
}: ServedBrand['flags']): WidgetAccess => ({
  restrictedRates,
  userAuthRequired,
  cugLite,
  memberPrices,
  isKnown: true,
  isChecking: false,
  signedIn: false,
  hasDealCode: false,
  dealCode: '',
})
