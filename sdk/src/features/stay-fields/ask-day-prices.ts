import { hotelsCalendar, occupancyFieldsOf } from '@staykit/contract'
import type { Occupancy, StayDate, UrlPlace } from '@staykit/domain'
import type { Environment } from '@staykit/stores/environment'
import { servicesOf } from '../../page/services.ts'
import type { Settings } from '../../runtime/settings.ts'

interface DayPricesRequest {
  readonly place: UrlPlace
  readonly first: StayDate
  readonly last: StayDate
  readonly occupancy: Occupancy
  /** ISO 4217. */
  readonly currency: string
}

/** The lowest nightly prices of a place by check-in, in major units. Rejects with CallError. */
export async function askDayPrices(
  { place, first, last, occupancy, currency }: DayPricesRequest,
  brand: Pick<Settings, 'apiBase' | 'refId'>,
  environment: Environment,
): Promise<Readonly<Record<StayDate, number>>> {
  const answer = await servicesOf(brand, environment).client(hotelsCalendar, {
    location: { id: place.id, type: place.type as 'city' },
    from: first,
    to: last,
    ...occupancyFieldsOf(occupancy),
    currency,
  })
  return answer.days
}
