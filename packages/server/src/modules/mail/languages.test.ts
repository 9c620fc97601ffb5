import { texts as languages } from '@staykit/words/mail'
import { describe, expect, it } from 'vitest'
import { bookingServerForThisFile } from '../booking/bookings/testing/server.ts'
import { bookOne, cancel, details, traveller } from '../booking/bookings/testing/traveller.ts'
import { mailLocaleFor, mailLocales } from './languages.ts'

const server = bookingServerForThisFile({ withJobs: true })

const reads = (language: string) =>
  traveller(
    (path, init) => server.app.request(path, init),
    () => ({ 'accept-language': language }),
  )
const mailsTo = (email: string) =>
  server.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()
const written = (email: string, count: number) => expect.poll(() => mailsTo(email)).toHaveLength(count)

describe('the language of a mail', () => {
  it('follows the booking, also when another language cancels it', async () => {
    const email = 'maya-fr@example.com'
    const { answer } = await bookOne(reads('fi, fr-CA;q=0.9, en;q=0.5'), {}, { email })
    await written(email, 1)
    const german = reads('de')
    const { capability } = await details(german, answer.bookingId ?? '', email)
    await cancel(german, answer.bookingId ?? '', capability)
    await written(email, 2)
    const [booked, cancelled] = await mailsTo(email)
    expect(booked?.subject).toMatch(/^Réservation confirmée : /)
    expect(booked?.body_html).toContain('<html lang="fr" dir="ltr">')
    for (const text of [
      'Annulation gratuite jusqu’au',
      'Payé par carte',
      '(1 chambre, 2 voyageurs, 2 nuits)',
      'Des questions',
    ])
      expect(booked?.body_text).toContain(text)
    expect(booked?.body_text).toMatch(/\d,\d\d\s\$US/)
    expect(cancelled?.subject).toMatch(/^Annulée : /)
    expect(cancelled?.body_text).toMatch(/sous 5 à 10 jours/)
  })

  it('runs from right to left in Arabic, with names isolated', async () => {
    const email = 'maya-ar@example.com'
    await bookOne(reads('ar-EG'), {}, { email })
    await written(email, 1)
    const [mail] = await mailsTo(email)
    expect(mail?.body_html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.body_text).toContain('مرحبًا \u2068Maya\u2069، تم تأكيد غرفتك في')
    expect(mail?.body_text).toContain('ليلتان')
  })

  it('follows the brand when the browser names none that mails support', async () => {
    const email = 'maya-none@example.com'
    await bookOne(reads('*'), {}, { email })
    await written(email, 1)
    expect((await mailsTo(email))[0]?.subject).toMatch(/^You're booked/)
  })

  it('covers its regions', () => {
    const tags = ['de-AT', 'pt', 'pt-AO', 'zh-TW', 'EN-gb', 'xx', '', null]
    expect(tags.map(mailLocaleFor)).toEqual([
      ...['de', 'pt-BR', 'pt-PT', 'zh-CN', 'en-US'],
      ...[undefined, undefined, undefined],
    ])
  })
})

/** Texts that are the same in several languages. */
const SAME = [
  ...['label.hotel', 'label.checkIn', 'label.checkOut', 'stay.room', 'stay.from', 'stay.until'],
  ...['receipt.booking', 'receipt.email', 'receipt.status', 'receipt.subtotal', 'receipt.taxes'],
]

it.each(mailLocales.filter((locale) => locale !== 'en-US'))('leaves no text of %s in English', (locale) => {
  const { 'en-US': english, [locale]: texts } = languages
  for (const key of Object.keys(english) as (keyof typeof english)[])
    if (typeof english[key] === 'string' && !SAME.includes(key))
      expect(texts[key], key).not.toBe(english[key])
})
