import { bookTripNumbers } from '@staykit/contract'
import { addNights, dateInZone, LAST_ZONE } from '@staykit/domain'
import { expect, it } from 'vitest'
import { waiting } from '../../../kernel/jobs/enqueue.ts'
import { testServerForThisTest } from '../../../testing/server.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, cancel, details, REF_ID, travellerAt } from './testing/traveller.ts'
import { moveHotel } from './testing/zones.ts'
import { TRIP_NUMBERS_QUEUE } from './trip-numbers.ts'

const server = bookingServerForThisFile({ withJobs: true })
const guest = travellerAt(server)

const mailsTo = async (email: string) => {
  const mails = await server.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return mails.filter(({ subject }) => subject.startsWith('Your trip numbers'))
}
const ask = (email: string, refId = REF_ID) => guest.api(bookTripNumbers, { email, refId })
const allDone = async () => {
  const nextNumber = async () =>
    (await waiting(server.deps.db)).filter(({ queue }) => queue === TRIP_NUMBERS_QUEUE)
  await expect.poll(nextNumber).toEqual([])
}

it('a traveller who lost a trip number gets all trips of this brand by mail; no other address gets a mail', async () => {
  const email = 'maya-lost@example.com'
  const later = await bookOne(guest, { inDays: 60 }, { email })
  const sooner = await bookOne(guest, { inDays: 20 }, { email })
  const gone = await bookOne(guest, { inDays: 40 }, { email })
  const { capability } = await details(guest, gone.answer.bookingId ?? '', email)
  await cancel(guest, gone.answer.bookingId ?? '', capability)

  const answers = await Promise.all([
    ask('nobody@example.com'),
    ask(email, '8184'),
    ask(` ${email.toUpperCase()} `),
  ])
  expect(answers).toEqual(Array(3).fill({ ok: true }))
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  await allDone()
  expect(await mailsTo('nobody@example.com')).toEqual([])

  const [mail] = await mailsTo(email)
  const trips = [sooner, gone, later].map(({ answer }) => answer.bookingId ?? '')
  const places = trips.map((trip) => mail?.body_text.indexOf(`${trip}: `) ?? -1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)
  expect(mail?.body_text).toContain('The Free Cancellation')
  expect(mail?.body_text.match(/\(cancelled\)/g)).toHaveLength(1)
  for (const trip of trips) expect(mail?.body_html).toContain(`/help/review?tripNumber=${trip}#stay-link=`)
  // The page asks for the address, which is in no link.
  expect(mail?.body_html).not.toContain(email)

  await ask(email)
  await allDone()
  expect(await mailsTo(email)).toHaveLength(1)
})

it('an answer is the same for a booked and an unknown address, whatever is queued', async () => {
  const { email } = await bookOne(guest)
  const seen = async (of: string) => {
    const response = await server.app.request('/api/book/trip-numbers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: of, refId: REF_ID }),
    })
    const own = response.headers.get('x-request-id') ?? 'none'
    return `${response.status} ${[...response.headers.keys()].sort()} ${(await response.text()).replaceAll(own, 'id')}`
  }
  expect(await seen(email)).toBe(await seen('nobody-else@example.com'))
})

it('stays that are over at their hotel come after those that are not, whatever the date of the server', async () => {
  const { db } = server.deps
  const stayIn = async (email: string, zone: string, nightsAgo: number, nights: number) => {
    const { answer } = await bookOne(guest, {}, { email })
    const trip = answer.bookingId ?? ''
    await moveHotel(db, trip, zone)
    const check_out = addNights(dateInZone(new Date(), zone), -nightsAgo)
    const stay = { check_in: addNights(check_out, -nights), check_out }
    await db.updateTable('bookings').set(stay).where('trip_number', '=', trip).execute()
    return trip
  }
  // Whichever arrival is the earlier one.
  for (const [email, nights] of [
    ['long@example.com', 9],
    ['short@example.com', 1],
  ] as const) {
    const over = await stayIn(email, 'Pacific/Kiritimati', 1, nights)
    const ahead = await stayIn(email, LAST_ZONE, 0, 5)
    await ask(email)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const [first, second] = [ahead, over].map((trip) => mail?.body_text.indexOf(trip) ?? -1)
    expect([email, first !== -1, Number(first) < Number(second)]).toEqual([email, true, true])
  }
})

it('stays that ended half a year ago are omitted', async () => {
  const { answer, email } = await bookOne(guest)
  const ended = (days: number) => {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    return server.deps.db
      .updateTable('bookings')
      .set({ check_in: day, check_out: day })
      .where('trip_number', '=', answer.bookingId ?? '')
      .execute()
  }
  await ended(181)
  await ask(email)
  await allDone()
  expect(await mailsTo(email)).toEqual([])
  await ended(179)
  await ask(email)
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
})

it('an address allows five requests an hour, whether it has booked or not', async () => {
  const own = await testServerForThisTest()
  const post = (email: string) => own.post('/api/book/trip-numbers', { email, refId: REF_ID })
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await post('a@b.test')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await post('c@d.test')).status).toBe(200)
})
