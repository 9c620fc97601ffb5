import type { WidgetAccess } from '../features/use-access.ts'
import type { ServedBrand } from './settings.ts'

/** Who asks of a server: somebody who is not known. What members see, their browser asks for. */
export const visitor = ({
  restrictedRates,
  userAuthRequired,
  cugLite,
}: ServedBrand['flags']): WidgetAccess => ({
  restrictedRates,
  userAuthRequired,
  cugLite,
  isKnown: true,
  isChecking: false,
  signedIn: false,
  hasDealCode: false,
  dealCode: '',
})
