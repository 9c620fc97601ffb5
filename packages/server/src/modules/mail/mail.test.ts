import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMail } from '../../adapters/smtp/mail.ts'
import { html } from '../../kernel/http/html.ts'
import { waiting } from '../../kernel/jobs/jobs.ts'
import { testConfig } from '../../testing/server.ts'
import { bookingServerForThisTest } from '../booking/bookings/testing/server.ts'
import { bookOne, traveller } from '../booking/bookings/testing/traveller.ts'
import { methodOf } from '../payments/registry.ts'
import { composeMail } from './compose.ts'
import { sendMail, writeMail } from './post-office.ts'
import { wordsOf } from './words.ts'

const mail = { key: 'k1', to: 'maya@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

describe('mail', () => {
  it('the confirmation has everything that a traveller needs, as text and as HTML', async () => {
    const server = await bookingServerForThisTest({ withJobs: true })
    const who = traveller((path, init) => server.app.request(path, init))
    const { answer, email, agreed } = await bookOne(who, {}, { firstName: 'Maya <b>' })
    const read = () => server.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
    await expect.poll(read).toMatchObject([{ sent_at: expect.any(Date) }])
    const [sent] = await read()
    for (const text of [
      answer.bookingId ?? 'nothing',
      'The Free Cancellation',
      'Free cancellation until',
      'Total with taxes and fees',
      'Visa •••• 4242',
      '/help/review',
    ]) {
      expect(sent?.body_text).toContain(text)
      expect(sent?.body_html).toContain(text)
    }
    expect(sent?.body_text).toContain(`$${agreed.rate.price.final.toFixed(2)}`)
    expect(sent?.body_html).not.toContain('Maya <b>')
    const list = await (await server.app.request('/dev/mail')).text()
    expect(list).toContain(`/dev/mail/${sent?.id}`)
    const page = await server.app.request(`/dev/mail/${sent?.id}`)
    expect(await page.text()).toContain(answer.bookingId ?? 'nothing')
    const inner = await server.app.request(`/dev/mail/${sent?.id}/html`)
    const policy = inner.headers.get('content-security-policy')
    expect(policy).toContain('sandbox')
    // The picture of the hotel is one of this server's.
    expect(policy).toContain('img-src http://localhost:8787;')
  })

  it('has the brand’s look, and lets a long name break instead of widening a phone', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft'
    const words = wordsOf('en-US')
    const colours = ['#b4471b', 'red;background:url(x)'].map((colour) => {
      const brand = {
        name: 'Sunsoaked',
        tokens: { 'stay-brand': colour },
        supportEmail: 'care@sunsoaked.test',
      }
      const letter = { key: 'k', to: 'a@b.test', subject: 'S', heading: 'H', brand, code: '1234', words }
      const { html, text } = composeMail({ ...letter, intro: [`Hello ${name}`], lines: [['Guest', name]] })
      expect(text).toBe(
        `H\n\nHello ${name}\n\n1234\n\nGuest: ${name}\n\nQuestions? Write to care@sunsoaked.test.\n\nSunsoaked`,
      )
      for (const part of html.split(name).slice(0, -1))
        expect(part).toMatch(/overflow-wrap:anywhere[^<>]*>[^<>]*$/)
      expect(html).toContain('table-layout:fixed')
      expect(html).not.toContain('url(x)')
      return /color:(#\w+)">Sunsoaked/.exec(html)?.[1]
    })
    expect(colours).toEqual(['#b4471b', '#0b6b5c'])
  })

  it('says that a transfer is owed only if something was sent', () => {
    const { notTaken, taken } = methodOf('BITCOIN').describe(null)
    expect(notTaken).not.toMatch(/get back what you sent/)
    expect(taken).toMatch(/get back what you sent/)
  })

  it('has no page in production', async () => {
    const environment = {
      NODE_ENV: 'production',
      SANDBOX: 'true',
      AUTH_SECRET: 'x'.repeat(40),
      LOG_LEVEL: 'silent',
    }
    const server = await bookingServerForThisTest({ environment })
    expect((await server.app.request('/dev/mail')).status).toBe(404)
  })

  it('a key writes and sends it once', async () => {
    const { deps } = await bookingServerForThisTest()
    let sent = 0
    const send = sendMail({ ...deps, mail: { name: 'outbox', deliver: async () => void sent++ } })
    const written = await Promise.all(Array.from({ length: 10 }, () => writeMail(deps.db, mail)))
    expect(written.filter(Boolean)).toHaveLength(1)
    for (let time = 0; time < 3; time++) await send({ subject: 'k1' })
    expect(sent).toBe(1)
  })

  it('retries a failed delivery with pauses, for about a day', async () => {
    const { deps } = await bookingServerForThisTest()
    await writeMail(deps.db, mail)
    const deliver = () => Promise.reject(new Error('no line'))
    const send = sendMail({ ...deps, mail: { name: 'smtp', deliver } })
    const read = () => deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
    await send({ subject: 'k1' })
    expect(await read()).toMatchObject({ sent_at: null, attempts: 1, failed_at: null })
    expect(await waiting(deps.db)).toContainEqual({ queue: 'mail', subject: 'k1' })
    await deps.db.updateTable('mails').set({ attempts: 27 }).execute()
    await send({ subject: 'k1' })
    expect(await read()).toMatchObject({
      sent_at: null,
      failed_at: expect.any(Date),
      failure: 'Error: no line',
    })
  })

  it('does not wait behind mail that is refused, or whose server hangs', async () => {
    const { url, received } = await smtpStandIn()
    const server = await bookingServerForThisTest({ withJobs: true, environment: { SMTP_URL: url } })
    const { db } = server.deps
    const write = (key: string, to: string) => writeMail(db, { ...mail, key, to })
    for (let count = 0; count < 200; count++) await write(`refused-${count}`, `refused-${count}@example.com`)
    for (let count = 0; count < 2; count++) await write(`hangs-${count}`, `hangs-${count}@example.com`)
    await write('honest', 'honest@example.com')
    const isSent = async () =>
      (await db.selectFrom('mails').select('sent_at').where('key', '=', 'honest').executeTakeFirst())?.sent_at
    await expect.poll(isSent).toBeTruthy()
    expect(received.filter((text) => text.includes('honest@example.com'))).toHaveLength(1)
    const states = () =>
      db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('failed_at', 'is not', null)
        .where('failure', 'like', '%550%')
        .executeTakeFirst()
    await expect.poll(states).toEqual({ count: 200 })
  })

  it('goes out by SMTP, a repeat with the same Message-ID', async () => {
    const { url, received } = await smtpStandIn()
    const port = createMail(testConfig({ SMTP_URL: url, MAIL_FROM: 'Staykit <bookings@staykit.test>' }))
    const file = { name: 'stay.ics', mediaType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR') }
    await port.deliver(mail, [file])
    await port.deliver(mail)
    expect(received).toHaveLength(2)
    expect(received[0]).toMatch(/^Content-Type: text\/calendar; name=stay\.ics/m)
    expect(received[0]).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'))
    expect(received[0]).toMatch(/^From: Staykit <bookings@staykit\.test>/m)
    expect(received[0]).toMatch(/^Subject: Hello/m)
    const ids = received.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1])
    expect(ids[0]).toMatch(/@staykit\.test>/)
    expect(ids[1]).toBe(ids[0])
  })

  it('escapes values in its HTML', () => {
    const nested = html`<b>${'<x>'}</b>`
    expect(html`${'a & "b"'} ${nested} ${[nested, nested]} ${undefined}${false}`.text).toBe(
      'a &#38; &#34;b&#34; <b>&#60;x&#62;</b> <b>&#60;x&#62;</b><b>&#60;x&#62;</b> ',
    )
  })
})

/** A minimal SMTP server. */
async function smtpStandIn(): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const server: Server = createServer((socket: Socket) => {
    let data: string | undefined
    socket.write('220 stand-in\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (data !== undefined) {
        data += chunk
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data.replaceAll('\r\n', '\n'))
        data = undefined
        return socket.write('250 taken\r\n')
      }
      if (/^DATA/i.test(chunk)) {
        data = ''
        return socket.write('354 go on\r\n')
      }
      if (/^QUIT/i.test(chunk)) return socket.end('221 bye\r\n')
      if (/^RCPT TO:<refused/i.test(chunk)) return socket.write('550 no such user\r\n')
      if (/^RCPT TO:<hangs/i.test(chunk)) return setTimeout(() => socket.destroy(), 6_000)
      return socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
