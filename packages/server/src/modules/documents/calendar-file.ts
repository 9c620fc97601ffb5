import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { bookedContract, type Trip } from '../booking/trip-view.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { stayTimes } from '../hotels/stay-times.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The stay as RFC 5545: from check-in to check-out by the hotel's clock, written as UTC instants, which need no table of
 * zones; alarms a day before the end of free cancellation and at it.
 */
export function calendarFile(trip: Trip, brand: KnownBrand, lookupUrl: string, now: Date): string {
  const contract = bookedContract(trip, now)
  const { hotel, cancelBy } = contract
  const { from, until } = stayTimes(contract)
  const isCancelled = contract.status === 'CANCELED'
  const calendar = ical({
    prodId: { company: 'Staykit', product: 'stay', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const { addressLine1, display, geo } = hotel.location
  const event = calendar.createEvent({
    id: `${trip.booking.trip_number}@staykit`,
    sequence: isCancelled ? 1 : 0,
    stamp: now,
    start: new Date(from),
    end: new Date(until),
    summary: `${hotel.name} (${trip.booking.trip_number})`,
    location: {
      title: hotel.name,
      address: [addressLine1, display].filter(Boolean).join(', '),
      ...(geo && { geo: { lat: geo.lat, lon: geo.lng } }),
    },
    description: [
      `Trip number: ${trip.booking.trip_number}`,
      `Hotel confirmation: ${trip.booking.confirmation}`,
      `Room: ${contract.rate.title}`,
      ...contract.policies.filter(({ title }) => title === 'Cancellation').flatMap(({ content }) => content),
      brand.name,
    ].join('\n'),
    url: lookupUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (cancelBy && !isCancelled) {
    const end = Date.parse(cancelBy)
    for (const [at, words] of [
      [end - DAY_MS, 'Free cancellation ends in a day'],
      [end, 'Free cancellation ends now'],
    ] as const)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: new Date(at),
        description: `${words}: ${hotel.name}`,
      })
  }
  return calendar.toString()
}
