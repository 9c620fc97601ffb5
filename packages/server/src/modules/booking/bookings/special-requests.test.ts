import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'
import { bookOne, details, traveller } from './testing/traveller.ts'

let server: BookingServer
beforeAll(async () => {
  server = await bookingServer({ withJobs: true })
})
afterAll(() => server.stop())

it('special requests reach the supplier, and appear in the booking and its mail', async () => {
  const bookSpy = vi.spyOn(sandboxOf(server.deps), 'book')
  const specialRequests = ' A quiet room, please.\n<b>Late</b> arrival. '
  const maya = traveller((path, init) => server.app.request(path, init))
  const { answer, email } = await bookOne(maya, {}, { specialRequests })
  expect(bookSpy.mock.calls.at(-1)?.[0].specialRequests).toBe(specialRequests.trim())
  const { booking } = await details(maya, answer.bookingId ?? '', email)
  expect(booking.specialRequests).toBe(specialRequests.trim())
  const mails = () =>
    server.deps.db
      .selectFrom('mails')
      .select(['body_text', 'body_html'])
      .where('recipient', '=', email)
      .execute()
  await expect.poll(mails).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.body_text).toContain('Special requests: A quiet room, please.')
  expect(mail?.body_html).not.toContain('<b>Late')
  await bookOne(maya, {}, { specialRequests: '  ' })
  expect(bookSpy.mock.calls.at(-1)?.[0].specialRequests).toBeUndefined()
  bookSpy.mockRestore()
  await expect(bookOne(maya, {}, { specialRequests: 'x'.repeat(501) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
