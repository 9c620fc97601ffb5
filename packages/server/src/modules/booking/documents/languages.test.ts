import { bookCalendar, bookReceipt } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { type MailLocale, mailLocales } from '../../mail/languages.ts'
import { wordsOf } from '../../mail/words.ts'
import { signedIn } from '../bookings/testing/member.ts'
import { bookingServerForThisFile } from '../bookings/testing/server.ts'
import { bookOne, cancel, details, finalStatus, REF_ID, traveller } from '../bookings/testing/traveller.ts'
import { readPdf, squeeze } from './testing/read-pdf.ts'

const server = bookingServerForThisFile({ withJobs: true })

/** A reader whose browser requests a language, or none. */
const reader = (language = '') =>
  traveller(
    (path, init) => server.app.request(path, init),
    (): Record<string, string> => (language ? { 'accept-language': language } : {}),
  )

type Reader = ReturnType<typeof reader>

async function booked(who: Reader, more: Parameters<typeof bookOne>[2] = {}) {
  const { id, email } = await bookOne(who, {}, more)
  const { bookingId = '' } = await finalStatus(who, id, email)
  const { booking, capability } = await details(who, bookingId, email)
  return { booking, email, claim: { bookingId, refId: REF_ID, capability } }
}

type Claim = Awaited<ReturnType<typeof booked>>['claim']

async function receiptOf(who: Reader, claim: Claim) {
  const content = Buffer.from((await who.api(bookReceipt, claim)).content, 'base64')
  return { size: content.length, ...(await readPdf(content)) }
}

const calendarOf = async (who: Reader, claim: Claim) =>
  Buffer.from((await who.api(bookCalendar, claim)).content, 'base64').toString()

/** Title and status in each language; dates come from Intl. */
const heads: Readonly<Record<MailLocale, readonly [title: string, bookedOn: string, confirmed: string]>> = {
  'en-US': ['Receipt', 'Booked on', 'Confirmed'],
  fr: ['Reçu', 'Réservé le', 'Confirmée'],
  de: ['Beleg', 'Gebucht am', 'Bestätigt'],
  es: ['Recibo', 'Reservado el', 'Confirmada'],
  it: ['Ricevuta', 'Prenotato il', 'Confermata'],
  'pt-PT': ['Recibo', 'Reservado em', 'Confirmada'],
  'pt-BR': ['Recibo', 'Reservado em', 'Confirmada'],
  nl: ['Betalingsbewijs', 'Geboekt op', 'Bevestigd'],
  'zh-CN': ['收据', '预订日期', '已确认'],
  ar: ['إيصال', 'تاريخ الحجز', 'مؤكد'],
  pl: ['Rachunek', 'Data rezerwacji', 'Potwierdzona'],
  ru: ['Квитанция', 'Дата бронирования', 'Подтверждено'],
  sv: ['Kvitto', 'Bokad den', 'Bekräftad'],
  da: ['Kvittering', 'Booket den', 'Bekræftet'],
  nb: ['Kvittering', 'Bestilt', 'Bekreftet'],
  id: ['Tanda terima', 'Dipesan pada', 'Terkonfirmasi'],
  tr: ['Makbuz', 'Rezervasyon tarihi', 'Onaylandı'],
}

const labels = [
  ...(['label.trip', 'label.confirmation', 'label.guest', 'label.hotel', 'label.address'] as const),
  ...(['label.checkIn', 'label.checkOut', 'label.room', 'label.total', 'receipt.booking'] as const),
  ...(['receipt.stay', 'receipt.amounts', 'receipt.status', 'receipt.email'] as const),
]

// The first text of a script opens its fonts: a second on an idle machine, ten on a busy one.
describe('a receipt', () => {
  const one = { trip: undefined as ReturnType<typeof booked> | undefined }
  const trip = () => (one.trip ??= booked(reader('fi')))

  it.each(mailLocales)('in %s has every text, the amounts of the trip, and a small size', async (locale) => {
    const { booking, claim, email } = await trip()
    const receipt = await receiptOf(reader(`${locale}, en;q=0.5`), claim)
    const has = (text: string) => expect(receipt.squeezed, `${locale}: ${text}`).toContain(squeeze(text))
    const [title, bookedOn, confirmed] = heads[locale]
    expect(receipt).toMatchObject({ language: locale, title: `${title} ${claim.bookingId}` })
    const { say } = wordsOf(locale)
    for (const label of labels) has(say(label))
    for (const text of [title, claim.bookingId, booking.hotel.name, 'Maya Okafor', email]) has(text)
    has(`${say('receipt.status')}${confirmed}`)
    const intl = `${locale}-u-nu-latn`
    const today = {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    } as const
    has(`${bookedOn}${new Intl.DateTimeFormat(intl, today).format(new Date())}`)
    const stay = new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'UTC' })
    has(stay.format(new Date(booking.checkInDate)))
    has(stay.format(new Date(booking.checkOutDate)))
    const money = new Intl.NumberFormat(intl, { style: 'currency', currency: 'USD' })
    const { subtotal, total, final, dueNow } = booking.rate.price
    has(`${say('receipt.subtotal')}${money.format(subtotal)}`)
    has(`${say('receipt.taxes')}${money.format(total - subtotal)}`)
    has(`${say('label.total')}${money.format(final)}`)
    has(`Visa •••• 4242 ${money.format(dueNow)}`)
    has(say('count.nights', { count: 2 }))
    if (!/^en/.test(locale)) expect(receipt.squeezed).not.toMatch(/Receipt|Bookedon|Questions|night|Paidby/)
    expect(receipt.size).toBeLessThan(60_000)
  })

  it('in Arabic runs from the right, with joined letters', async () => {
    const { claim } = await booked(reader('ar'), { firstName: 'محمد', lastName: 'السلام' })
    const { pieces, drawn, squeezed } = await receiptOf(reader('ar-EG'), claim)
    const at = (text: string) => {
      const found = pieces.find((piece) => piece.text === text)
      if (!found) throw new Error(`no ${text} among ${pieces.map((piece) => piece.text).join('|')}`)
      return found
    }
    const [label, value] = [at('رقم الرحلة'), at(claim.bookingId)]
    expect(label.right).toBeCloseTo(595.28 - 56, 0)
    expect(value.right).toBeLessThan(label.x)
    expect(squeezed).toContain('النزيلمحمدالسلام')
    // From the left: the last letter first, and alef with lam as one glyph.
    const seen = ['م', 'ال', 'س', 'ل', 'ا', ' ', 'د', 'م', 'ح', 'م']
    const name = drawn.find((glyphs) => glyphs.map(({ unicode }) => unicode).join() === seen.join()) ?? []
    const forms = name.filter(({ unicode }) => unicode === 'م').map((glyph) => glyph.originalCharCode)
    expect(new Set(forms).size, 'the forms of a letter at the end, within and at the beginning').toBe(3)
  })

  it.each([
    ['Łukasz 喆喆 さくら 建國 สมชาย', '欧阳 髙﨑 남궁민수 Nguyễn Παπαδοπούλου Ъ'],
    ['עוז', 'דוד'],
    ['سارة', 'العلي'],
  ])('writes a guest’s name in its own script: %s %s', async (firstName, lastName) => {
    const { claim } = await booked(reader('en'), { firstName, lastName })
    for (const language of ['de', 'ar']) {
      const { squeezed } = await receiptOf(reader(language), claim)
      expect(squeezed, language).toContain(squeeze(`${firstName} ${lastName}`))
    }
  })

  // Readers of these scripts copy some signs in the order in which they are drawn.
  it.each([
    ['Bengali', 'রহিম', 'হোসেন'],
    ['Tamil', 'முருகன்', 'செல்வம்'],
    ['Telugu', 'రవి', 'కుమార్'],
    ['Gujarati', 'મીરા', 'પટેલ'],
    // The library that lays out text throws for the first name, and for the Malayalam one.
    ['Gurmukhi', 'ਸਿੰਘ', 'ਮਨਜੀਤ'],
    ['Kannada', 'ಅನಿಲ್', 'ಗೌಡ'],
    ['Malayalam', 'കൃഷ്ണൻ', 'മേനോൻ'],
    ['Sinhala', 'නිමල්', 'පෙරේරා'],
    ['Devanagari', 'अनीता', 'शर्मा'],
    ['Khmer', 'សុខា', 'ចាន់'],
    ['Lao', 'ສົມສັກ', 'ແກ້ວ'],
    ['Burmese', 'အောင်', 'မြင့်'],
    ['Ethiopic', 'አበበ', 'ቢቂላ'],
  ])('has every letter of a name in %s', async (_, firstName, lastName) => {
    const { claim } = await booked(reader('en'), { firstName, lastName })
    const { squeezed } = await receiptOf(reader('en'), claim)
    const missing = [...new Set(squeeze(`${firstName}${lastName}`))].filter(
      (letter) => !squeezed.includes(letter),
    )
    expect(missing).toEqual([])
  })

  it('goes with the mail in the language of the booking, whatever the reader’s language', async () => {
    const { email, claim } = await booked(reader('de'))
    const mails = () =>
      server.deps.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()
    await expect.poll(mails).toHaveLength(1)
    const [mail] = await mails()
    const file = (name: string) =>
      server.app.request(`/dev/mail/${mail?.id}/${name}`, { headers: { 'accept-language': 'fr' } })
    const { title } = await readPdf(new Uint8Array(await (await file('receipt')).arrayBuffer()))
    expect(title).toBe(`Beleg ${claim.bookingId}`)
    expect(await (await file('calendar')).text()).toContain('Reisenummer: ')
    // A request without a language gets the booking's too.
    expect((await receiptOf(reader(), claim)).title).toBe(`Beleg ${claim.bookingId}`)
  })

  it('uses the language of the account for a member without one', async () => {
    const member = await signedIn(server)
    await server.deps.db
      .insertInto('profiles')
      .values({ user_id: member.id, ref_id: REF_ID, locale: 'pl' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ locale: 'pl' }))
      .execute()
    const { claim } = await booked(member)
    expect((await receiptOf(member, claim)).title).toBe(`Rachunek ${claim.bookingId}`)
    expect((await receiptOf(reader('it'), claim)).title).toBe(`Ricevuta ${claim.bookingId}`)
  })

  it('shows status and refund of a cancelled stay in its language', async () => {
    const { claim, booking } = await booked(reader('fr'))
    await cancel(reader('fr'), claim.bookingId, claim.capability)
    const paid = new Intl.NumberFormat('fr', { style: 'currency', currency: 'USD' })
    const back = squeeze(`Remboursement${paid.format(booking.rate.price.dueNow)}`)
    const read = async () => (await receiptOf(reader('fr'), claim)).squeezed
    await expect.poll(read).toContain(back)
    expect(await read()).toContain(squeeze('StatutAnnulée'))
  })
})

/** RFC 5545 §3.1: lines of at most 75 octets, folded with CRLF and a space. */
function unfolded(text: string): string {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  return text
    .replace(/\r\n[ \t]/g, '')
    .replaceAll('\\n', '\n')
    .replaceAll('\\,', ',')
    .replaceAll('\\;', ';')
}

describe('a calendar file', () => {
  const one = { trip: undefined as ReturnType<typeof booked> | undefined }
  const trip = () => (one.trip ??= booked(reader('fi')))

  it.each(mailLocales)('in %s has its number, room, terms and alarms', async (locale) => {
    const { claim, booking } = await trip()
    const text = unfolded(await calendarOf(reader(locale), claim)).replace(/[\u2066-\u2069]/g, '')
    const { say, moment } = wordsOf(locale)
    const hotel = booking.hotel.name
    const cancelBy = moment(new Date(booking.cancelBy ?? ''), booking.hotel.location.timeZone)
    for (const line of [
      `${say('label.trip')}: ${claim.bookingId}`,
      `${say('label.confirmation')}: ${booking.confirmationNumber}`,
      `${say('label.room')}: ${booking.rate.title}`,
      ...(locale === 'en-US' ? ['Free cancellation until'] : [say('terms.free', { deadline: cancelBy })]),
      say('calendar.dayLeft', { hotel }),
      say('calendar.over', { hotel }),
    ])
      expect(text).toContain(line.replace(/[\u2066-\u2069]/g, ''))
    expect(text).toContain(`//${locale.toUpperCase()}`)
    if (locale !== 'en-US') expect(text).not.toMatch(/Free cancellation|Trip number|Room:/)
  })
})
