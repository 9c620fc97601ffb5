import { bookCancel, bookDetails } from '@staykit/contract'
import { expect, it } from 'vitest'
import { CAPABILITY_SECONDS, capabilitySigner, tripLink } from './capability.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, finalStatus, REF_ID, refusal, travellerAt } from './testing/traveller.ts'

const server = bookingServerForThisFile()
const who = travellerAt(server)

async function trip() {
  const home = { addressLine1: '18 Alder Street', city: 'Boston', stateCode: 'MA', countryCode: 'US' }
  const { id, email } = await bookOne(who, {}, home)
  const { bookingId = '' } = await finalStatus(who, id, email)
  const { booking } = await details(who, bookingId, email)
  const { phoneNumber = '', location } = booking.customer ?? {}
  return {
    bookingId,
    email,
    checkOut: booking.checkOutDate,
    secrets: [email, phoneNumber, location?.addressLine1],
  }
}

/** The token that a mail of this time has. */
async function linkOf({ bookingId, checkOut }: Awaited<ReturnType<typeof trip>>, now?: Date) {
  const { config, brands } = server.deps
  const url = tripLink(config, await brands.of(REF_ID), { tripNumber: bookingId, checkOut, number: 0 }, now)
  return new URL(url).hash.replace('#stay-link=', '')
}

it('the link of a mail opens its trip as often as it is read, and cancels nothing without the e-mail', async () => {
  const own = await trip()
  const { bookingId, email } = own
  const ask = { bookingId, link: await linkOf(own), refId: REF_ID }
  const [first, second] = [await who.api(bookDetails, ask), await who.api(bookDetails, ask)]
  expect([first, second].map(({ booking }) => booking.status)).toEqual(['SUCCESS', 'SUCCESS'])
  expect(second.capability).toBeUndefined()
  expect(second.booking.customer).toMatchObject({
    email: email.replace(/^(.).*@/, '$1•••@'),
    phoneNumber: '',
  })
  const shown = JSON.stringify(second)
  for (const secret of own.secrets) {
    expect(secret).toBeTruthy()
    expect(shown).not.toContain(secret)
  }
  for (const capability of [ask.link, undefined])
    expect(await refusal(who.api(bookCancel, { bookingId, capability, refId: REF_ID }))).toMatchObject({
      status: 404,
    })
  const { capability } = await who.api(bookDetails, { ...ask, email })
  expect(await who.api(bookCancel, { bookingId, capability, refId: REF_ID })).toMatchObject({
    status: 'CANCELED',
  })
})

it('returns the 404 of a missing trip for the link of another trip, brand or time, and for no key at all', async () => {
  const [own, other] = [await trip(), await trip()]
  const { AUTH_SECRET } = server.deps.config
  const longAgo = new Date(Date.parse(own.checkOut) - 400 * 86_400_000)
  const stale = await linkOf({ ...own, checkOut: '2020-01-01' }, longAgo)
  const capability = capabilitySigner(AUTH_SECRET, () => new Date()).sign(
    { trip: own.bookingId },
    CAPABILITY_SECONDS,
  )
  const { bookingId } = own
  for (const wrong of [
    { bookingId, link: await linkOf(other), refId: REF_ID },
    { bookingId, link: await linkOf(own), refId: '8298' },
    { bookingId, link: stale, refId: REF_ID },
    { bookingId, link: capability, refId: REF_ID },
    { bookingId, refId: REF_ID },
  ])
    expect(await refusal(who.api(bookDetails, wrong))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
