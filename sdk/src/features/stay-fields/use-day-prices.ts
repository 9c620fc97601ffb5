import { useStore } from '@nanostores/react'
import { addNights, isOccupancy, type StayDate } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search/form'
import { urlPlaceOf } from '@staykit/stores/search/place'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { useWholeMoney } from '../use-whole-money.ts'

/** Maximum number of days in a request. */
const DAYS = 100

const none: Readonly<Record<StayDate, number>> = {}

/** Known lowest nightly prices of the form's place by check-in; empty without a place, or if none are known. */
export function useDayPrices(
  form: SearchForm,
): [prices: Readonly<Record<StayDate, string>>, showFrom: (first: StayDate) => void] {
  const { settings, environment } = useWidget()
  const { apiBase, refId, currency } = settings
  const money = useWholeMoney()
  const { place, occupancy } = useStore(form.$form)
  const [days, setDays] = useState(none)
  const at = place && urlPlaceOf(place)
  const key = JSON.stringify([at, occupancy, currency, apiBase, refId])
  const latest = useRef('')
  const lastQuestion = useRef('')
  const first = useRef<StayDate>(undefined)
  latest.current = key

  function ask() {
    const from = first.current
    if (!from || lastQuestion.current === key + from) return
    lastQuestion.current = key + from
    if (!at?.id || !currency || !isOccupancy(occupancy)) return
    const request = { place: at, first: from, last: addNights(from, DAYS - 1), occupancy, currency }
    import('./ask-day-prices.ts')
      .then(({ askDayPrices }) => askDayPrices(request, { apiBase, refId }, environment))
      .then(
        (found) => latest.current === key && setDays((before) => ({ ...before, ...found })),
        () => undefined,
      )
  }
  const asking = useRef(ask)
  asking.current = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the request for prices
  useEffect(() => {
    setDays(none)
    asking.current()
  }, [key])
  // Without state: a calendar that opens without a place does not render again.
  const showFrom = useCallback((day: StayDate) => {
    first.current = day
    asking.current()
  }, [])
  const prices = useMemo(() => {
    if (!currency) return {}
    return Object.fromEntries(Object.entries(days).map(([day, price]) => [day, money(price)]))
  }, [days, money, currency])
  return [prices, showFrom]
}
