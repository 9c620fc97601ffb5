import { bookReceipt } from '@staykit/contract'
import { expect, it } from 'vitest'
import { readPdf, squeeze } from '../documents/testing/read-pdf.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, REF_ID, travellerAt } from './testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const guest = travellerAt(server)

const people: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Suharto', 'Suharto'],
  ['Núria', 'Col·lada'],
  ['Séamus', 'O‘Brien'],
  ['José', 'Nuñez Jr.'],
  ['Zoë', 'D’Arcy'],
  ['John 3:16', '<b>'],
]

it.each(people)(
  'the name "[AQ-44] %s %s" reaches mail, receipt and supplier as it was typed',
  async (firstName, lastName) => {
    const { db } = server.deps
    const name = `${firstName} ${lastName}`
    const { answer, email } = await bookOne(guest, {}, { firstName, lastName })
    const bookingId = answer.bookingId ?? ''
    const { booking, capability } = await details(guest, bookingId, email)
    expect(booking.customer).toMatchObject({ firstName, lastName, fullName: name })
    const held = db
      .selectFrom('supplier_bookings')
      .select('guest_name')
      .where('confirmation', '=', booking.confirmationNumber ?? '')
    expect((await held.executeTakeFirst())?.guest_name).toBe(name)
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `confirmation:${bookingId}`)
      .executeTakeFirstOrThrow()
    expect(mail.body_text).toContain(`Hello ${firstName},`)
    expect(mail.body_text).toMatch(new RegExp(`^Guest: ${name.replace('.', '\\.')}$`, 'm'))
    // Text, but no tag, in the letter and in its data for programs.
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(mail.body_html) ?? []
    expect(JSON.parse(data).underName.name).toBe(name)
    expect(mail.body_html).not.toContain('<b>')
    expect(mail.body_html.includes('&#60;b&#62;')).toBe(name.includes('<b>'))
    const { content } = await guest.api(bookReceipt, { bookingId, capability, refId: REF_ID })
    expect((await readPdf(Buffer.from(content, 'base64'))).squeezed).toContain(squeeze(`Guest ${name}`))
  },
)
