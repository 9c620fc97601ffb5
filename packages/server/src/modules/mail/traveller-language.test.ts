import { bookSync2 } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer, PASSWORD } from '../accounts/members/testing.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  REF_ID,
  traveller,
} from '../booking/bookings/testing/traveller.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

/** A traveller whose browser requests these languages. */
const readerOf = (languages: string) => {
  const headers = { 'accept-language': languages }
  const ask = (path: string, init: RequestInit = {}) =>
    server.app.request(path, { ...init, headers: { ...(init.headers as object), ...headers } })
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const response = await ask(path, { ...init, body: JSON.stringify({ refId: REF_ID, ...body }) })
    return (await response.json()) as Record<string, string>
  }
  return { post, who: traveller(ask) }
}

async function mailsTo(email: string, count: number) {
  await expect.poll(() => server.mailsTo(email)).toHaveLength(count)
  return (await server.mailsTo(email)).map((mail) => ({
    ...mail,
    plain: mail.body_text.replace(/[\u2066-\u2069]/g, ''),
    html: /<html lang="([\w-]+)" dir="(\w+)">/.exec(mail.body_html)?.slice(1),
  }))
}

describe('the mails of a booking', () => {
  it.each([
    [
      'fr-CA,fr;q=0.9,en;q=0.8',
      'fr',
      'ltr',
      'C’est réservé !',
      '.* vous sont remboursés',
      /2 voyageurs, 2 nuits/,
    ],
    [
      'fi,de;q=0.4,en;q=0.2',
      'de',
      'ltr',
      'Ihr Zimmer ist gebucht!',
      'Sie erhalten .* zurück',
      /2 Gäste, 2 Nächte/,
    ],
    ['en;q=0.3,es-MX', 'es', 'ltr', '¡Reserva confirmada!', 'Le devolvemos ', /2 huéspedes, 2 noches/],
    ['ar-EG', 'ar', 'rtl', 'تم حجزك!', 'نعيد إليك ', /نزيلان، ليلتان/],
    ['*', 'en-US', 'ltr', "You're booked!", 'You get .* back', /2 guests, 2 nights/],
  ])(
    'by %s are in %s, also when another browser causes the next',
    async (languages, lang, dir, ...sentences) => {
      const [booked, cancelled, room] = sentences
      const guest = readerOf(languages).who
      const { id, email } = await bookOne(guest)
      const { bookingId = '' } = await finalStatus(guest, id, email)
      const [confirmation] = await mailsTo(email, 1)
      expect(confirmation?.html).toEqual([lang, dir])
      expect(confirmation?.plain).toMatch(new RegExp(`^${booked}`))
      expect(confirmation?.plain).toMatch(room)
      expect(confirmation?.plain).toContain('Visa •••• 4242')
      if (lang !== 'en-US')
        expect(confirmation?.plain).not.toMatch(/cancellation|Trip number|Questions|Paid by|Hello/)
      // The hotel's desk, a job or a browser in another language: the row's language stays.
      const other = readerOf('en').who
      const { capability } = await details(other, bookingId, email)
      await cancel(other, bookingId, capability)
      const [, cancellation] = await mailsTo(email, 2)
      expect(cancellation?.html).toEqual([lang, dir])
      expect(cancellation?.plain).toMatch(new RegExp(`^${cancelled}`))
      await readerOf('en').post('/api/book/resend', { bookingId, email })
      const [, , again] = await mailsTo(email, 3)
      expect(again?.body_text).toBe(cancellation?.body_text)
    },
  )

  it('stay the same for a repeated booking in another language', async () => {
    const { payload, answer } = await bookOne(readerOf('fr').who)
    expect((await readerOf('de').who.api(bookSync2, payload)).bookingId).toBe(answer.bookingId)
  })

  it('list trip numbers in the language of the request', async () => {
    const { email } = await bookOne(readerOf('fr').who)
    await mailsTo(email, 1)
    await readerOf('de').post('/api/book/trip-numbers', { email })
    const [, numbers] = await mailsTo(email, 2)
    expect(numbers?.html).toEqual(['de', 'ltr'])
    expect(numbers?.subject).toMatch(/^Ihre Reisenummern bei /)
  })
})

describe('the mails of an account', () => {
  it('use the language of the call; a warning uses the member’s own, whatever the browser requests', async () => {
    const email = 'amal@example.com'
    const own = readerOf('ar')
    await own.post('/api/auth/sign-up', { username: email, password: PASSWORD })
    const pin = await server.pinFor(email)
    // Read now: a used code disappears from its mail.
    const [confirm] = await mailsTo(email, 1)
    expect(confirm?.html).toEqual(['ar', 'rtl'])
    expect(confirm?.plain).toMatch(/^أكمل التسجيل/)
    await own.post('/api/auth/confirm', { username: email, pin })
    await own.post('/api/auth/sign-in', { username: email, password: PASSWORD })
    const stranger = readerOf('es')
    await stranger.post('/api/auth/sign-in', { username: email, password: PASSWORD })
    await stranger.post('/api/auth/forgot-password', { email })
    await stranger.post('/api/auth/sign-up', { username: email, password: PASSWORD })
    const [, device, ...later] = await mailsTo(email, 4)
    expect(device?.html).toEqual(['ar', 'rtl'])
    expect(device?.plain).toMatch(/^سجّل جهاز جديد الدخول/)
    expect(later.map(({ html }) => html)).toEqual([
      ['es', 'ltr'],
      ['es', 'ltr'],
    ])
    expect(later.map(({ plain }) => plain.split('\n')[0]).sort()).toEqual([
      'Establezca una contraseña nueva',
      'Ya tiene una cuenta',
    ])
  })
})
