import type { WidgetAccess } from '../features/use-access.ts'
import type { ServedBrand, ServedContext } from './context.ts'

/** A server renders for an anonymous visitor, or leaves out what depends on the person. The browser loads what members see. */
export const accessOf = ({ serverSettings: { ownPrices = false }, brand }: ServedContext): WidgetAccess => ({
  ...visitor(brand.flags),
  isKnown: !ownPrices,
  isChecking: ownPrices,
})

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
  isUnchecked: false,
  signedIn: false,
  hasDealCode: false,
  dealCode: '',
})
