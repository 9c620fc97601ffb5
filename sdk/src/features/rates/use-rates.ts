import { useStore } from '@nanostores/react'
import { hasMemberRates, isRateVisible, showsMemberPrices } from '@staykit/domain'
import { mayLoadDeals } from '@staykit/stores/deals'
import type { Clock } from '@staykit/stores/environment'
import {
  createRates,
  type HotelQuery,
  noRates,
  type RatesState,
  type RatesStore,
} from '@staykit/stores/hotel'
import { atom } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { useAccess } from '../use-access.ts'
import { useFailure } from '../use-failure.ts'

const waiting = atom<RatesState>({ status: 'loading', rates: [] })

export interface RatesView {
  readonly state: RatesState
  readonly access: ReturnType<typeof useAccess>
  /** Whether member rates are loaded too. */
  readonly withDeals: boolean
  readonly refresh: () => void
  /** The same while a failure stays on the screen. */
  readonly retry: () => void
}

/** The rates of a hotel for a stay; reloads when the stay, the currency or the user changes (HOT-108). */
export function useRates(query: HotelQuery, hasDeals: boolean): RatesView {
  const { settings, environment } = useWidget()
  const { clock } = environment
  const { locale } = settings
  const services = useServices()
  const access = useAccess(services)
  const client = services?.client
  const store = useMemo<RatesStore | undefined>(
    () => client && createRates({ client, locale }),
    [client, locale],
  )
  const { isKnown, signedIn, dealCode } = access
  const withDeals = hasDeals && (mayLoadDeals(access) || showsMemberPrices(access))
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the query
  useEffect(() => {
    if (store && isKnown && query.currency)
      void store.load({ ...query, withDeals, signedIn, ...(dealCode ? { dealCode } : {}) })
  }, [store, key, withDeals, isKnown, dealCode, access.restrictedRates && signedIn])
  const state = useStore(store?.$rates ?? waiting)
  const refresh = () => void store?.refresh()
  useReload(state, store, clock)
  const { restrictedRates, cugLite, hasDealCode } = access
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the access that it reads
  const visibleRates = useMemo(
    () => shownRates(state, access),
    [state, restrictedRates, cugLite, hasDealCode, signedIn],
  )
  useFailure(visibleRates.status === 'error' ? visibleRates.error : undefined, refresh)
  return { state: visibleRates, access, withDeals, refresh, retry: () => void store?.retry() }
}

/** Prices of this age are loaded again when the traveller returns to the page, in ms. */
const STALE_MS = 600_000

function useReload(state: RatesState, store: RatesStore | undefined, clock: Clock) {
  const loaded = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last answer
  useEffect(() => {
    loaded.current = clock.now()
  }, [state.rates])
  useEffect(() => {
    const check = () => {
      const isOld = clock.now() - loaded.current > STALE_MS
      if (document.visibilityState === 'visible' && isOld && store?.$rates.get().status === 'list')
        void store.refresh()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [store, clock])
}

/** The rates that this traveller sees; if there are none, the hotel is sold out. */
export function shownRates(state: RatesState, access: RatesView['access']): RatesState {
  const rates = state.rates.filter(({ isCUG }) => {
    if (!isRateVisible(isCUG, access)) return false
    return !access.cugLite || isCUG === hasMemberRates(access)
  })
  const isEmpty = state.status === 'list' && rates.length === 0
  return isEmpty ? { status: 'error', rates, error: noRates } : { ...state, rates }
}
