import { bookContract, hotelsRates } from '@staykit/contract'
import { addNights, readRooms } from '@staykit/domain'
import { expect, it, vi } from 'vitest'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, finalStatus, REF_ID, testHotelId, travellerAt } from './testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
const family = {
  hotelID: testHotelId('The Family Hotel'),
  checkIn,
  checkOut: addNights(checkIn, 2),
  currency: 'USD',
}
const counts = { roomCount: 2, adultCount: 3, childCount: 1 }
const rooms = [{ adults: 2, childAges: [5] }, { adults: 1 }]

it('a booking keeps who stays in which room, from the search to hotel, trip and mail', async () => {
  const bookSpy = vi.spyOn(sandboxOf(server.deps), 'book')
  const occupancy = readRooms('2-5|1')
  const { id, email } = await bookOne(maya, { hotel: 'The Family Hotel', occupancy })
  const { bookingId = '' } = await finalStatus(maya, id, email)
  expect(bookSpy.mock.calls.at(-1)?.[0].key.occupancy).toEqual(occupancy)
  bookSpy.mockRestore()
  const { booking } = await details(maya, bookingId, email)
  expect(booking).toMatchObject({ ...counts, rooms: occupancy })
  const mail = () =>
    server.deps.db.selectFrom('mails').select('body_text').where('recipient', '=', email).execute()
  await expect.poll(mail).toHaveLength(1)
  const [sent] = await mail()
  expect(sent?.body_text).toContain('4 guests')
  expect(sent?.body_text).toContain('Room 1: 2 adults, Children: 5 years\nRoom 2: 1 adult\n')
})

it('a contract with ages refuses other ages', async () => {
  const booked = bookOne(maya, { occupancy: readRooms('2-5') }, { childAges: [9] })
  await expect(booked).rejects.toMatchObject({ details: { fields: ['childAges'] } })
})

it('the ages of children set the price of a rate and of its contract', async () => {
  const totalOf = async (ages: readonly number[]) => {
    const occupancy = {
      roomCount: 1,
      adultCount: 2,
      childCount: 1,
      rooms: [{ adults: 2, childAges: [...ages] }],
    }
    const { rates } = await maya.api(hotelsRates, { ...family, ...occupancy })
    const [rate] = rates
    if (!rate) throw new Error('no rate for a family')
    const { contract } = await maya.api(bookContract, {
      ppnBundle: rate.ppn_book_bundle,
      rateType: 'MER',
      refId: REF_ID,
    })
    expect(contract.rate.price.final).toBe(rate.price.final)
    expect(contract.rooms).toEqual(occupancy.rooms)
    return rate.price.display
  }
  const [baby, child, teen] = await Promise.all([totalOf([2]), totalOf([3]), totalOf([12])])
  expect(Math.round((baby / teen) * 100)).toBe(80)
  expect(Math.round((child / teen) * 100)).toBe(90)
})

it.each([
  ['rooms that disagree with their number', { ...counts, roomCount: 1, rooms }],
  ['rooms that disagree with the guests', { ...counts, adultCount: 2, rooms }],
  ['an age over 17', { ...counts, rooms: [{ adults: 2, childAges: [18] }, { adults: 1 }] }],
  [
    'a room without an adult',
    {
      ...counts,
      rooms: [
        { adults: 3, childAges: [] },
        { adults: 0, childAges: [5] },
      ],
    },
  ],
])('a search with %s is refused', async (_, occupancy) => {
  const answer = maya.api(hotelsRates, { ...family, ...occupancy })
  await expect(answer).rejects.toMatchObject({ code: 'BAD_OCCUPANCY' })
})

it('a hotel whose rooms are too small says so', async () => {
  const five = { roomCount: 1, adultCount: 2, childCount: 3, rooms: [{ adults: 2, childAges: [1, 5, 8] }] }
  const answer = maya.api(hotelsRates, { ...family, ...five })
  await expect(answer).rejects.toMatchObject({ code: 'BAD_OCCUPANCY', reason: 'roomTooSmall' })
})

it('an older client counts children among the guests, and pays for adults', async () => {
  const [three, older] = await Promise.all([
    maya.api(hotelsRates, { ...family, roomCount: 1, adultCount: 3 }),
    maya.api(hotelsRates, { ...family, roomCount: 1, adultCount: 2, childCount: 1 }),
  ])
  expect(older.rates[0]?.price).toEqual(three.rates[0]?.price)
})
