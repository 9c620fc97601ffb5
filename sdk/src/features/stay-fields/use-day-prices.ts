import { useStore } from '@nanostores/react'
import { addNights, isOccupancy, type StayDate } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search/form'
import { urlPlaceOf } from '@staykit/stores/search/place'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { useWholeMoney } from '../use-whole-money.ts'

/** Maximum number of days in a request. */
const DAYS = 100

/** Known lowest nightly prices of the form's place by check-in; empty without a place, or if none are known. */
export function useDayPrices(
  form: SearchForm,
): [prices: Readonly<Record<StayDate, string>>, showFrom: (first: StayDate) => void] {
  const { settings, environment } = useWidget()
  const { apiBase, refId, currency } = settings
  const money = useWholeMoney()
  const { place, occupancy } = useStore(form.$form)
  const [first, setFirst] = useState<StayDate>()
  const [days, setDays] = useState<Readonly<Record<StayDate, number>>>({})
  const at = place && urlPlaceOf(place)
  const key = JSON.stringify([at, occupancy, currency])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the request for prices
  useEffect(() => setDays({}), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of place and guests
  useEffect(() => {
    if (!first || !at?.id || !currency || !isOccupancy(occupancy)) return
    let current = true
    const request = { place: at, first, last: addNights(first, DAYS - 1), occupancy, currency }
    import('./ask-day-prices.ts')
      .then(({ askDayPrices }) => askDayPrices(request, { apiBase, refId }, environment))
      .then(
        (found) => current && setDays((before) => ({ ...before, ...found })),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [first, key, apiBase, refId, environment])
  const prices = useMemo(() => {
    if (!currency) return {}
    return Object.fromEntries(Object.entries(days).map(([day, price]) => [day, money(price)]))
  }, [days, money, currency])
  return [prices, useCallback(setFirst, [])]
}
