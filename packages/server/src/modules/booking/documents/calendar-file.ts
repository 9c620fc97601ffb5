import { TZDate } from '@date-fns/tz'
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { stayTimes } from '../../catalogue/hotels/stay-times.ts'
import type { Line } from '../../mail/compose.ts'
import type { Words } from '../../mail/words.ts'
import { partyLines, roomLine } from '../bookings/stay-lines.ts'
import { bookedContract, fromNowOn, type Trip } from '../bookings/trip-view.ts'
import { policyText } from '../quotes/cancellation-text.ts'
import { pricedPolicyOf } from '../quotes/contracts.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The stay as RFC 5545: check-in and check-out by the hotel's clock, with its time zone, because a program with old rules
 * would shift a UTC instant where daylight saving time was abolished; alarms a day before cancelBy and at it.
 */
export function calendarFile(
  trip: Trip,
  brand: KnownBrand,
  words: Words,
  lookupUrl: string,
  now: Date,
  changes = 0,
): string {
  const contract = bookedContract(trip, now)
  const { hotel, cancelBy } = contract
  const { from, until } = stayTimes(contract)
  const zone = hotel.location.timeZone ?? 'UTC'
  const isCancelled = contract.status === 'CANCELED'
  const calendar = ical({
    prodId: { company: 'Staykit', product: 'stay', language: words.locale.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  // Without a zone of its own: DTSTAMP is in UTC (RFC 5545, 3.8.7.2).
  calendar.timezone({ name: null, generator: vtimezoneOf })
  const { addressLine1, display, geo } = hotel.location
  const event = calendar.createEvent({
    id: `${trip.booking.trip_number}@staykit`,
    sequence: changes + (isCancelled ? 1 : 0),
    stamp: now,
    start: new TZDate(from, zone),
    end: new TZDate(until, zone),
    timezone: zone,
    summary: `${hotel.name} (${trip.booking.trip_number})`,
    // A guest can be met during a stay.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    // In one line: some programs show the first one only.
    location: {
      title: [hotel.name, addressLine1, display].filter(Boolean).join(', '),
      ...(geo && { geo: { lat: geo.lat, lon: geo.lng } }),
    },
    description: descriptionOf(trip, brand, words, now),
    url: lookupUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (cancelBy && !isCancelled)
    for (const [at, key] of [
      [Date.parse(cancelBy) - DAY_MS, 'calendar.dayLeft'],
      [Date.parse(cancelBy), 'calendar.over'],
    ] as const)
      event
        .createAlarm({
          type: ICalAlarmType.display,
          // An instant would be written without its zone, since the event has one.
          triggerBefore: (Date.parse(from) - at) / 1_000,
          description: words.say(key, { hotel: hotel.name }),
        })
        .relatesTo(ICalAlarmRelatesTo.start)
  return calendar.toString()
}

/** Its VTIMEZONE; null for a zone without rules, such as UTC. */
function vtimezoneOf(zone: string): string | null {
  const [block] = [zoneBlock(zone)].flat()
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null
}

function descriptionOf(trip: Trip, brand: KnownBrand, words: Words, now: Date): string {
  const { booking, contract, request } = trip
  const { say, whole } = words
  const lines: Line[] = [
    [say('label.trip'), booking.trip_number],
    [say('label.confirmation'), booking.confirmation],
    roomLine(contract, words),
    ...partyLines(contract, request.traveller, words),
  ]
  const facts = lines.map(([label, value]) => `${label}: ${whole(value)}`)
  return [...facts, policyText(pricedPolicyOf(fromNowOn(contract, now)), words), brand.name]
    .filter(Boolean)
    .join('\n')
}
