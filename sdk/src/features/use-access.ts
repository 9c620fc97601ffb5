import { useStore } from '@nanostores/react'
import { type Access, hasMemberRates } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { dealCodeOf, mayLoadDeals } from '@staykit/stores/deals'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { Services } from '../page/services.ts'
import { useWidget } from '../runtime/widget.ts'

const loading = atom<BrandState>({ status: 'loading' })
const unknown = atom<boolean | undefined>(undefined)
const nothing = atom(false)

export interface WidgetAccess extends Access {
  /** False until the brand and the user are known. */
  readonly isKnown: boolean
  /** A stored session is being checked: the user may be a member. */
  readonly isChecking: boolean
  /** A stored session could not be checked: the user may be a member. */
  readonly isUnchecked: boolean
  readonly cugLite: boolean
  /** Visitors see what members pay. */
  readonly memberPrices: boolean
  /** The verified deal code, or empty. */
  readonly dealCode: string
}

/** The user, and what the brand lets visitors see. */
export function useAccess(services: Services | undefined): WidgetAccess {
  const { environment } = useWidget()
  const state = useStore(services?.brand.$brand ?? loading)
  const dealCode = useStore(dealCodeOf(environment))
  const signedIn = useStore(services?.$signedIn ?? unknown)
  const isUnchecked = useStore(services?.$unchecked ?? nothing)
  useEffect(() => void services?.brand.load(), [services])
  const flags = state.status === 'ready' ? state.brand.flags : undefined
  return {
    isKnown: state.status !== 'loading' && signedIn !== undefined,
    restrictedRates: flags?.restrictedRates ?? false,
    userAuthRequired: flags?.userAuthRequired ?? false,
    cugLite: flags?.cugLite ?? false,
    memberPrices: flags?.memberPrices ?? false,
    signedIn: signedIn ?? false,
    isChecking: signedIn === undefined,
    isUnchecked,
    hasDealCode: dealCode !== '',
    dealCode,
  }
}

/** How a list loads deals for this traveller; undefined when they are not allowed (HOT-229). */
export function dealsFor(access: WidgetAccess) {
  const { dealCode } = access
  if (!mayLoadDeals(access)) return undefined
  return { prices: hasMemberRates(access), ...(dealCode ? { dealCode } : {}) }
}
