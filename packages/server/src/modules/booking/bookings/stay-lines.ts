import { fromWireOccupancy } from '@staykit/contract'
import { childAgesOf, guestCount, isPlain } from '@staykit/domain'
import type { Line } from '../../mail/compose.ts'
import type { Words } from '../../mail/words.ts'
import type { StoredContract } from '../quotes/contracts.ts'
import { fullName, guestNamesOf } from './room-guests.ts'
import type { Traveller } from './tables.ts'

/** Hotel, dates and room in mails and receipts. */
export function stayLines(contract: StoredContract, words: Words): Line[] {
  const { hotel } = contract
  const { say } = words
  return [
    [say('label.hotel'), hotel.name],
    [say('label.address'), [hotel.location.addressLine1, hotel.location.display].filter(Boolean).join(', ')],
    ...(hotel.phoneNumber ? [[say('label.phone'), hotel.phoneNumber] as const] : []),
    [say('label.checkIn'), dateText(contract.checkInDate, hotel.checkInTime, 'stay.from', words)],
    [say('label.checkOut'), dateText(contract.checkOutDate, hotel.checkOutTime, 'stay.until', words)],
    roomLine(contract, words),
  ]
}

/** The room with the numbers of rooms, guests and nights. */
export function roomLine(contract: StoredContract, { say }: Words): Line {
  return [
    say('label.room'),
    say('stay.room', {
      title: contract.rate.title,
      rooms: say('count.rooms', { count: contract.roomCount }),
      guests: say('count.guests', { count: guestCount(fromWireOccupancy(contract)) }),
      nights: say('count.nights', { count: contract.lengthOfStay }),
    }),
  ]
}

/** The ages of the children in one room, or who stays in which of several: names only where each room has one. */
export function partyLines(contract: StoredContract, traveller: Traveller, words: Words): Line[] {
  const { say, whole } = words
  const { childAges, roomGuests = [] } = traveller
  const occupancy = fromWireOccupancy({ ...contract, childAges })
  const ages = childAgesOf(occupancy)
  const names = roomGuests.length === occupancy.length ? roomGuests.map(fullName) : []
  if (occupancy.length === 1 || (isPlain(occupancy) && names.length === 0))
    return ages.length > 0 ? [[say('label.children'), words.ages(ages)]] : []
  return occupancy.map((party, index) => {
    const name = names[index]
    const children =
      party.childAges.length > 0 ? `, ${say('label.children')}: ${words.ages(party.childAges)}` : ''
    return [
      say('label.roomNumber', { number: index + 1 }),
      `${name ? `${whole(name)}, ` : ''}${say('count.adults', { count: party.adults })}${children}`,
    ]
  })
}

/** The guests, and the booker when it is another person. */
export function guestLines(traveller: Traveller, { say, whole }: Words): Line[] {
  const names = guestNamesOf(traveller)
  const booker = fullName(traveller)
  return [
    [say(names.length > 1 ? 'label.guests' : 'label.guest'), names.map(whole).join(', ')],
    ...(names.includes(booker) ? [] : [[say('label.bookedBy'), booker] as const]),
  ]
}

function dateText(
  date: string,
  time: string | undefined,
  key: 'stay.from' | 'stay.until',
  words: Words,
): string {
  const day = words.longDate(date)
  return time ? words.say(key, { date: day, time: words.clock(time) }) : day
}
