import { type Client, hotelsCalendar, occupancyFieldsOf, type Rate } from '@staykit/contract'
import { addNights, LAST_ZONE, nightsOf, type StayDate } from '@staykit/domain'
import { createRates, type HotelQuery } from '@staykit/stores/hotel'
import { useEffect, useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { cheapestOf, isLocked } from './choice.ts'
import { type RatesView, shownRates } from './use-rates.ts'

/** Days before and after the stay. */
const REACH = 28
/** So many stays are checked at a time: each is a call to the supplier. */
const BATCH = 3
const MOST_CHECKED = 6
/** Fewer are worth another batch. */
const ENOUGH = 2

/** Another stay of the same length with its cheapest rate. */
export interface NearbyStay {
  readonly checkIn: StayDate
  readonly checkOut: StayDate
  readonly rate: Rate
}

/**
 * Up to three stays on the days nearest to those of the query, in the order of time. The calendar knows days with free rooms in
 * the hotel's city; the hotel's own rates say whether it has one, and its total. None until they are loaded, or after a failure.
 */
export function useNearby(query: HotelQuery, view: RatesView): readonly NearbyStay[] {
  const { environment, settings } = useWidget()
  const client = useClient()
  const [stays, setStays] = useState<readonly NearbyStay[]>([])
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the query
  useEffect(() => {
    let current = true
    const find = async () => {
      const days = await nearestDays(client, query, environment.clock.today(LAST_ZONE))
      const found: NearbyStay[] = []
      for (let at = 0; at < days.length && current && found.length < ENOUGH; at += BATCH) {
        const batch = days.slice(at, at + BATCH)
        const checked = await Promise.all(
          batch.map((day) => stayOn(day, query, view, client, settings.locale)),
        )
        found.push(...checked.flatMap((stay) => stay ?? []))
      }
      if (current) setStays(found.slice(0, BATCH).sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1)))
    }
    find().catch(() => undefined)
    return () => {
      current = false
    }
  }, [client, key])
  return stays
}

/** Days of the calendar, the nearest first. */
async function nearestDays(client: Client, query: HotelQuery, today: StayDate): Promise<StayDate[]> {
  const { hotelId, checkIn, occupancy, currency } = query
  const first = addNights(checkIn, -REACH)
  const { days } = await client(hotelsCalendar, {
    location: { id: hotelId, type: 'hotel' },
    from: first < today ? today : first,
    to: addNights(checkIn, REACH),
    ...occupancyFieldsOf(occupancy),
    currency,
  })
  const distance = (day: StayDate) => Math.abs(nightsOf({ checkIn, checkOut: day }))
  return Object.keys(days)
    .filter((day) => day !== checkIn)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST_CHECKED)
}

/** The stay from a day with its cheapest rate; undefined without a room that this traveller can choose. */
async function stayOn(
  checkIn: StayDate,
  query: HotelQuery,
  { access, withDeals }: RatesView,
  client: Client,
  locale: string,
): Promise<NearbyStay | undefined> {
  const stay = { checkIn, checkOut: addNights(checkIn, nightsOf(query)) }
  const { dealCode } = access
  const store = createRates({ client, locale })
  await store.load({ ...query, ...stay, withDeals, ...(dealCode ? { dealCode } : {}) })
  const { rates } = shownRates(store.$rates.get(), access)
  const rate = cheapestOf(rates.filter((each) => !isLocked(each, access)))
  return rate && { ...stay, rate }
}
