import { bookReceipt, bookSync2 } from '@staykit/contract'
import { readRooms, spreadGuests } from '@staykit/domain'
import { expect, it, vi } from 'vitest'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { readPdf, squeeze } from '../documents/testing/read-pdf.ts'
import { guestNamesOf, roomGuestsOf } from './room-guests.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, finalStatus, REF_ID, travellerAt } from './testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)
const ana = { firstName: ' Ana', lastName: 'Sá ' }
const named = { firstName: 'Ana', lastName: 'Sá' }
const jonas = { firstName: 'Jonas', lastName: 'Lind' }

const mailTo = async (email: string) => {
  const mails = () =>
    server.deps.db
      .selectFrom('mails')
      .select(['body_text', 'body_html'])
      .where('recipient', '=', email)
      .execute()
  await expect.poll(mails).toHaveLength(1)
  return (await mails())[0]
}

it('a room for another guest has their name, and the booker gets every mail', async () => {
  const bookSpy = vi.spyOn(sandboxOf(server.deps), 'book')
  const { id, email, payload } = await bookOne(maya, {}, { roomGuests: [ana] })
  const { bookingId: trip = '' } = await finalStatus(maya, id, email)
  expect(bookSpy.mock.calls.at(-1)?.[0]).toMatchObject({ guest: { ...named, email }, roomGuests: [named] })
  bookSpy.mockRestore()
  const [held] = await server.deps.db.selectFrom('supplier_bookings').select('guest_name').execute()
  expect(held?.guest_name).toBe('Ana Sá')

  const { booking, capability } = await details(maya, trip, email)
  expect(booking).toMatchObject({ customer: { fullName: 'Maya Okafor', email }, roomGuests: [named] })
  const mail = await mailTo(email)
  expect(mail?.body_text).toContain('Hello Maya')
  expect(mail?.body_text).toContain('Guest: Ana Sá\nBooked by: Maya Okafor')
  expect(mail?.body_html).toContain('"underName":{"@type":"Person","name":"Ana Sá"}')
  const { content } = await maya.api(bookReceipt, { bookingId: trip, capability, refId: REF_ID })
  expect(content.length).toBeGreaterThan(1_000)

  // Names belong to the request: equal names repeat it, other names change it.
  expect(await maya.api(bookSync2, payload)).toMatchObject({ bookingId: trip })
  const other = { ...payload, roomGuests: [{ firstName: 'Bo', lastName: 'Li' }] }
  await expect(maya.api(bookSync2, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  const { roomGuests: _left, ...without } = payload
  await expect(maya.api(bookSync2, without)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

it('the booker is the guest without names, as in earlier releases', async () => {
  const bookSpy = vi.spyOn(sandboxOf(server.deps), 'book')
  const { id, email } = await bookOne(maya)
  const { bookingId = '' } = await finalStatus(maya, id, email)
  expect(bookSpy.mock.calls.at(-1)?.[0].guest).toMatchObject({ firstName: 'Maya', lastName: 'Okafor' })
  expect(bookSpy.mock.calls.at(-1)?.[0].roomGuests).toBeUndefined()
  bookSpy.mockRestore()
  const { booking } = await details(maya, bookingId, email)
  expect(booking).not.toHaveProperty('roomGuests')
  expect((await mailTo(email))?.body_text).toMatch(/Guest: Maya Okafor\n(?!Booked by)/)
})

it('a request names as many guests as there are rooms', async () => {
  await expect(bookOne(maya, {}, { roomGuests: [ana, ana] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    details: { fields: ['roomGuests'] },
  })
})

it('the hotel and the mail get the ages of children', async () => {
  const bookSpy = vi.spyOn(sandboxOf(server.deps), 'book')
  const { id, email, payload } = await bookOne(maya, {}, { childAges: [4] })
  const { bookingId = '' } = await finalStatus(maya, id, email)
  expect(bookSpy.mock.calls.at(-1)?.[0].childAges).toEqual([4])
  bookSpy.mockRestore()
  expect((await details(maya, bookingId, email)).booking.childAges).toEqual([4])
  expect((await mailTo(email))?.body_text).toContain('Children: 4 years\n')
  const older = { ...payload, childAges: [5] }
  await expect(maya.api(bookSync2, older)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

it.each([[[18]], [[-1]], [[1.5]], [[]], [[4, 4]]])('ages of children %j are refused', async (childAges) => {
  await expect(bookOne(maya, {}, { childAges })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it.each([
  [
    'with the same guest in two',
    { occupancy: spreadGuests(3, 5) },
    [named, jonas, named],
    ['Room 1: Ana Sá, 2 adults', 'Room 2: Jonas Lind, 2 adults', 'Room 3: Ana Sá, 1 adult'],
  ],
  [
    'with a child in one',
    { hotel: 'The Family Hotel', occupancy: readRooms('2-5|1') },
    [named, jonas],
    ['Room 1: Ana Sá, 2 adults, Children: 5 years', 'Room 2: Jonas Lind, 1 adult'],
  ],
])('mail and receipt of rooms %s name the guest of each room', async (_, choice, roomGuests, rooms) => {
  const { id, email } = await bookOne(maya, choice, { roomGuests })
  const { bookingId = '' } = await finalStatus(maya, id, email)
  const mail = await mailTo(email)
  expect(mail?.body_text).toContain('Guests: Ana Sá, Jonas Lind\n')
  expect(mail?.body_text).toContain(`\n${rooms.join('\n')}\n`)
  const { capability } = await details(maya, bookingId, email)
  const { content } = await maya.api(bookReceipt, { bookingId, capability, refId: REF_ID })
  const { squeezed } = await readPdf(Buffer.from(content, 'base64'))
  for (const room of rooms) expect(squeezed).toContain(squeeze(room.replace(':', '')))
})

it('a repeated name appears once, in the order of the rooms', () => {
  const booker = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '', cardHolder: '' }
  const roomGuests = [named, { firstName: 'Maya', lastName: 'Okafor' }, named]
  expect(guestNamesOf({ ...booker, roomGuests })).toEqual(['Ana Sá', 'Maya Okafor'])
  expect(guestNamesOf(booker)).toEqual(['Maya Okafor'])
  expect(roomGuestsOf({ ...booker, roomGuests })).toEqual(roomGuests)
})
