import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { stayTimes } from '../../catalogue/hotels/stay-times.ts'
import type { Words } from '../../mail/words.ts'
import { termsText } from '../bookings/stay-lines.ts'
import { bookedContract, type Trip } from '../bookings/trip-view.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The stay as RFC 5545: check-in and check-out in the hotel's time zone, written as UTC instants, which need no time
 * zone table; alarms a day before cancelBy and at it.
 */
export function calendarFile(
  trip: Trip,
  brand: KnownBrand,
  words: Words,
  lookupUrl: string,
  now: Date,
): string {
  const contract = bookedContract(trip, now)
  const { hotel, cancelBy } = contract
  const { from, until } = stayTimes(contract)
  const isCancelled = contract.status === 'CANCELED'
  const calendar = ical({
    prodId: { company: 'Staykit', product: 'stay', language: words.locale.toUpperCase() },
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
    description: descriptionOf(trip, brand, words),
    url: lookupUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (cancelBy && !isCancelled)
    for (const [at, key] of [
      [Date.parse(cancelBy) - DAY_MS, 'calendar.dayLeft'],
      [Date.parse(cancelBy), 'calendar.over'],
    ] as const)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: new Date(at),
        description: words.say(key, { hotel: hotel.name }),
      })
  return calendar.toString()
}

function descriptionOf({ booking, contract }: Trip, brand: KnownBrand, words: Words): string {
  const { say, whole } = words
  const lines = [
    [say('label.trip'), booking.trip_number],
    [say('label.confirmation'), booking.confirmation],
    [say('label.room'), contract.rate.title],
  ] as const
  const facts = lines.map(([label, value]) => `${label}: ${whole(value)}`)
  return [...facts, termsText(contract, words), brand.name].filter(Boolean).join('\n')
}
