import { bookResend } from '@staykit/contract'
import { expect, it } from 'vitest'
import { waiting } from '../../../kernel/jobs/enqueue.ts'
import { testServerForThisTest } from '../../../testing/server.ts'
import { RESEND_QUEUE } from './resend.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, cancel, details, REF_ID, travellerAt } from './testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })

const guest = travellerAt(server)
const mailsTo = (email: string) =>
  server.deps.db
    .selectFrom('mails')
    .select(['subject', 'files_of', 'body_html', 'sent_at'])
    .where('recipient', '=', email.toLowerCase())
    .orderBy('id')
    .execute()

it('a repeated confirmation goes to the booking’s own address, and the answer does not reveal whether there is one', async () => {
  const { answer, email } = await bookOne(guest)
  const bookingId = answer.bookingId ?? ''
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const ask = (change: object = {}) => guest.api(bookResend, { bookingId, email, refId: REF_ID, ...change })
  const answers = await Promise.all([
    ask({ email: `other-${email}` }),
    ask({ bookingId: 'ST-NONE-NONE' }),
    ask({ refId: '8184' }),
    ask({ bookingId: bookingId.toLowerCase(), email: ` ${email.toUpperCase()} ` }),
  ])
  expect(answers).toEqual(Array(4).fill({ ok: true }))
  await expect.poll(() => mailsTo(email)).toHaveLength(2)
  const [first, again] = await mailsTo(email)
  expect(again).toMatchObject({ subject: first?.subject, files_of: bookingId, body_html: first?.body_html })
  expect(await mailsTo(`other-${email}`)).toEqual([])
  await expect.poll(async () => (await mailsTo(email)).every(({ sent_at }) => sent_at)).toBe(true)

  await ask()
  const waitingJobs = async () =>
    (await waiting(server.deps.db)).filter(({ queue }) => queue === RESEND_QUEUE)
  await expect.poll(waitingJobs).toEqual([])
  expect(await mailsTo(email)).toHaveLength(2)
})

it('a booking allows five confirmations an hour, whether it exists or not', async () => {
  const own = await testServerForThisTest()
  const ask = (bookingId: string) =>
    own.post('/api/book/resend', { bookingId, email: 'a@b.test', refId: REF_ID })
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await ask('ST-NONE-NONE')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask('ST-NONE-OTHR')).status).toBe(200)
})

it('a cancelled booking mails its cancellation, never "You are booked"', async () => {
  const { answer, email } = await bookOne(guest)
  const bookingId = answer.bookingId ?? ''
  const { capability } = await details(guest, bookingId, email)
  await cancel(guest, bookingId, capability)
  await expect.poll(() => mailsTo(email)).toHaveLength(2)
  await guest.api(bookResend, { bookingId, email, refId: REF_ID })
  await expect.poll(() => mailsTo(email)).toHaveLength(3)
  const mails = await mailsTo(email)
  expect(mails.at(-1)?.subject).toMatch(/^Cancelled: /)
})
