import { bookContract } from '@staykit/contract'
import { ALL, addNights, cancellationPolicy, FREE, localDate, nonRefundable } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { seedDemoMember } from '../../../../compose.ts'
import type { HotelDetails, Offer } from '../../../../ports/supplier.ts'
import { SupplierError, type SupplierErrorKind } from '../../../../ports/supplier.ts'
import { demoMember } from '../../../../sandbox/demo-member.ts'
import { sandboxOf, suppliersWith } from '../../../../testing/suppliers.ts'
import { BUNDLE_LIFE_MS, createBundles } from '../../../catalogue/hotels/bundle.ts'
import { findContract } from '../../quotes/contracts.ts'
import { QUOTE_SECONDS, quoteSigner } from '../../quotes/quote.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import { REF_ID, refusal, testHotelId, traveller, travellerAt } from '../testing/traveller.ts'
import { contractFor } from './call.ts'
import { makeContract } from './contract.ts'

const server = bookingServerForThisFile()
const visitor = travellerAt(server)

describe('POST /api/book/contract', () => {
  it('[HOT-263] returns a firm contract for a public rate', async () => {
    const rate = await visitor.rate()
    const contract = await visitor.contract()
    expect(contract).toMatchObject({
      type: 'MER',
      isCUG: false,
      lengthOfStay: 2,
      roomCount: 1,
      adultCount: 2,
      hotel: { name: 'The Free Cancellation' },
      rate: { title: rate.title, price: rate.price },
      isCancellable: true,
    })
    expect(contract.cancelBy).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(contract.policies[0]?.content[0]).toMatch(/^Free cancellation until /)
    expect(contract.priceChange).toBeUndefined()
    expect(contract.tripNumber).toBeUndefined()
  })

  it('[HOT-263] requires a login for a CUG rate, and admits members and verified deal codes', async () => {
    const { ppn_book_bundle: ppnBundle } = await visitor.rate({
      hotel: 'The Members Only',
      memberOnly: true,
      dealCode: 'WELCOME25',
    })
    const request = { ppnBundle, rateType: 'CUG' as const, refId: REF_ID }
    expect(await refusal(visitor.api(bookContract, request))).toMatchObject({
      code: 'LOGIN_REQUIRED',
      status: 401,
    })
    expect(await refusal(visitor.api(bookContract, { ...request, dealCode: 'NONSENSE' }))).toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
    const dealt = await visitor.api(bookContract, { ...request, dealCode: 'WELCOME25' })
    expect(dealt.contract).toMatchObject({ type: 'CUG', isCUG: true })
    await seedDemoMember(server.deps)
    const { accessToken } = await visitor.post<{ accessToken: string }>('/api/auth/sign-in', {
      username: demoMember.email,
      password: demoMember.password,
      refId: REF_ID,
    })
    const member = traveller(
      (path, init) => server.app.request(path, init),
      () => ({ authorization: `Bearer ${accessToken}` }),
    )
    expect((await member.api(bookContract, request)).contract.isCUG).toBe(true)
  })

  it('requires a login for any rate of a brand with that rule', async () => {
    const { ppn_book_bundle: ppnBundle } = await visitor.rate()
    for (const refId of ['8184', '8478'])
      expect(await refusal(visitor.api(bookContract, { ppnBundle, rateType: 'MER', refId }))).toMatchObject({
        code: 'LOGIN_REQUIRED',
      })
  })

  it('reports both totals when the price changed since the list', async () => {
    const rate = await visitor.rate({ hotel: 'The Price Rises At Checkout' })
    const contract = await visitor.contract({ hotel: 'The Price Rises At Checkout' })
    expect(contract.priceChange?.previousFinal).toBe(rate.price.final)
    expect(contract.priceChange?.final).toBe(contract.rate.price.final)
    expect(contract.rate.price.final).toBeGreaterThan(rate.price.final)
  })

  it('refuses sold-out, forged, foreign and old bundles, each with its code; a rate that is gone or old says what it was for', async () => {
    const checkIn = addNights(localDate(new Date()), 30)
    const stay = { checkIn, checkOut: addNights(checkIn, 2), roomCount: 1, adultCount: 2 }
    expect(await refusal(visitor.contract({ hotel: 'The Gone At Checkout' }))).toMatchObject({
      code: 'SOLD_OUT',
      details: { offer: { hotelID: testHotelId('The Gone At Checkout'), ...stay } },
    })
    const { ppn_book_bundle: ppnBundle } = await visitor.rate()
    const forged = `${ppnBundle.slice(0, -2)}xx`
    expect(
      await refusal(visitor.api(bookContract, { ppnBundle: forged, rateType: 'MER', refId: REF_ID })),
    ).toMatchObject({ code: 'CONTRACT_INVALID' })
    expect(
      await refusal(visitor.api(bookContract, { ppnBundle, rateType: 'MER', refId: '4711' })),
    ).toMatchObject({ code: 'UNKNOWN_REF_ID', status: 404 })
    const later = await bookingServerForThisTest({
      replace: () => ({ now: () => new Date(Date.now() + BUNDLE_LIFE_MS + 1_000) }),
    })
    const late = traveller((path, init) => later.app.request(path, init))
    expect(
      await refusal(late.api(bookContract, { ppnBundle, rateType: 'MER', refId: REF_ID })),
    ).toMatchObject({ code: 'CONTRACT_EXPIRED', status: 410, details: { offer: stay } })
  })
})

/** The offer of the first rate of a hotel, as its supplier has it. */
async function offerOf(hotel: string): Promise<Offer> {
  const { ppn_book_bundle: bundle } = await visitor.rate({ hotel })
  const { config, suppliers } = server.deps
  const { key } = createBundles(config.AUTH_SECRET).open(bundle, new Date())
  const supplier = suppliers.ofOffer(key)
  return supplier.check({ ...key, supplier: supplier.name })
}

const dollars = (minor: number) => ({ minor, currency: 'USD' })
const NOW = Date.parse('2031-03-01T12:00:00Z')

/** A contract for an offer and a hotel with these differences from Testville's, after a price in the list. */
async function contractWith(
  offer: Partial<Offer>,
  hotel: Partial<HotelDetails> = {},
  previousFinal = dollars(1),
) {
  const { deps } = server
  const base = await offerOf('The Free Cancellation')
  const sandboxHotel = await sandboxOf(deps).hotel(base.key.hotelId)
  const changed = suppliersWith(deps, { hotel: async () => ({ ...sandboxHotel, ...hotel }) })
  const contract = await makeContract(
    { ...deps, ...changed, now: () => new Date(NOW) },
    { ...base, ...offer },
    { refId: REF_ID, bundle: 'bundle', previousFinal },
  )
  return { contract, base, hotel: sandboxHotel }
}

const freeTo = (from: string) => cancellationPolicy('Asia/Tokyo', [{ charge: FREE }, { from, charge: ALL }])

describe('a contract', () => {
  it('refuses a price far below that of the list, or in another currency', async () => {
    const { base } = await contractWith({})
    const { minor } = base.price.final
    const after = (before: number, currency = 'USD') => contractWith({}, {}, { minor: before, currency })
    await after(Math.floor(minor / 0.91))
    const refused = [[Math.ceil(minor / 0.89)], [minor * 100], [minor, 'JPY']] as const
    for (const [before, currency] of refused)
      await expect(after(before, currency)).rejects.toMatchObject({ kind: 'SOLD_OUT' })
  })

  it('names the choice, the guests, the deadline and the points', async () => {
    const { contract, base } = await contractWith({
      memberOnly: false,
      sop: undefined,
      cancellation: nonRefundable('America/New_York'),
    })
    const { stay } = base.key
    expect(contract).toMatchObject({
      id: 'bundle',
      type: 'MER',
      isCUG: false,
      lengthOfStay: 2,
      roomCount: 1,
      adultCount: 2,
      childCount: 0,
      checkInDate: stay.checkIn,
      checkOutDate: stay.checkOut,
      isCancellable: false,
      dueNowUsd: base.price.dueNow.minor / 100,
      points: Math.round(base.price.final.minor / 100),
      priceChange: { previousFinal: 0.01, final: base.price.final.minor / 100 },
      rate: { ppn_book_bundle: 'bundle', type: 'MER' },
      meta: { expires: new Date(NOW + QUOTE_SECONDS * 1_000).toISOString() },
    })
    for (const absent of ['smop', 'ratePlan', 'cancelBy']) expect(contract).not.toHaveProperty(absent)
    const cancelBy = '2031-04-30T15:00:00-04:00'
    const { contract: cug } = await contractWith({
      memberOnly: true,
      sop: 'CH7',
      cancellation: freeTo(cancelBy),
    })
    expect(cug).toMatchObject({ type: 'CUG', isCUG: true, smop: 'CH7', isCancellable: true, cancelBy })
    expect(cug.ratePlan).toBe(`${base.key.planCode}${base.key.roomCode}`)
  })

  it('stays stored under the id of its token until it expires', async () => {
    const { contract } = await contractWith({})
    const { config, db } = server.deps
    const signer = quoteSigner(config.AUTH_SECRET, () => new Date(NOW))
    const { id, refId } = signer.readAnyAge(contract.meta.contract)?.claims ?? {}
    expect(refId).toBe(REF_ID)
    expect(await findContract(db, id ?? '')).toMatchObject({
      id: 'bundle',
      policies: contract.policies.filter(({ kind }) => kind !== 'terms'),
    })
    const rows = db
      .selectFrom('quotes')
      .select('expires_at')
      .where('id', '=', id ?? '')
    expect(await rows.execute()).toEqual([{ expires_at: new Date(NOW + QUOTE_SECONDS * 1_000) }])
  })

  it('[OQ-09] names taxes, and a property fee with its place of payment', async () => {
    const { base } = await contractWith({})
    const withFee = (fee: number, atHotel: number) => ({
      ...base.price,
      taxes: dollars(1_234),
      propertyFee: dollars(fee),
      dueAtHotel: dollars(atHotel),
    })
    const taxesOf = async (price: Offer['price']) => (await contractWith({ price })).contract.taxesAndFees
    const taxes = 'Taxes of $12.34 are included in the total.'
    expect(await taxesOf(withFee(0, 0))).toEqual([taxes])
    expect(await taxesOf(withFee(1_800, 1_800))).toEqual([
      taxes,
      'A property fee of $18.00 is paid at the hotel.',
    ])
    expect(await taxesOf(withFee(1_800, 0))).toEqual([
      taxes,
      'A property fee of $18.00 is included in what you pay now.',
    ])
  })

  it("lists its terms once: cancelling in the hotel's time zone, arrival, then the terms of hotel and rate", async () => {
    const importantInformation = [
      { title: 'Cancellation Policy', content: ['said already'], lang: 'en', kind: 'cancellation' as const },
      { title: 'Deposit', content: ['At the desk.', 'By card.'], lang: 'en' },
    ]
    const importantInfo = [
      { title: 'Check-in', content: ['Ring the bell.'], lang: 'en', kind: 'checkIn' as const },
      { title: 'Pets', content: ['None.'], lang: 'en' },
      { title: 'Cancellation Policy', content: ['said already'], lang: 'en', kind: 'cancellation' as const },
    ]
    const times = { checkInTime: '3:00 PM', checkOutTime: '11:00 AM', importantInfo }
    const { hotel } = await contractWith({})
    const there = { ...times, location: { ...hotel.location, timeZone: 'Asia/Tokyo' } }
    const cancelBy = '2031-04-30T15:05:00Z'
    const { contract } = await contractWith({ cancellation: freeTo(cancelBy), importantInformation }, there)
    const rest = [
      {
        title: 'Check-in and check-out',
        content: ['Check-in from 3:00 PM, check-out until 11:00 AM.'],
        lang: 'en',
        kind: 'times',
      },
      { title: 'Deposit', content: ['At the desk.', 'By card.'], lang: 'en' },
      { title: 'On arrival', content: ['Ring the bell.'], lang: 'en' },
      { title: 'Pets', content: ['None.'], lang: 'en' },
    ]
    const free =
      'Free cancellation until Thu, May 1, 2031, 12:05 AM (hotel time). After that the booking cannot be cancelled or refunded.'
    const plain = contract.policies.map(({ content, ...policy }) => ({
      ...policy,
      content: content.map((line) => line.replaceAll('\u202f', ' ')),
    }))
    const terms = { title: 'Cancellation', lang: 'en', kind: 'terms' }
    expect(plain).toEqual([{ ...terms, content: [free] }, ...rest])
    const { contract: prepaid } = await contractWith(
      { cancellation: nonRefundable('Asia/Tokyo'), importantInformation },
      there,
    )
    expect(prepaid.policies).toEqual([
      { ...terms, content: ['This rate is pre-paid and cannot be cancelled or refunded.'] },
      ...rest,
    ])
  })
})

describe('a contract that fails', () => {
  it('maps refusals of the supplier, and rethrows other errors', async () => {
    const { deps } = server
    const brand = await deps.brands.of(REF_ID)
    const { ppn_book_bundle: ppnBundle } = await visitor.rate()
    const ask = (failure: Error) => {
      return contractFor(
        { ...deps, ...suppliersWith(deps, { check: () => Promise.reject(failure) }) },
        brand,
        { ppnBundle, rateType: 'MER', refId: REF_ID },
        undefined,
      )
    }
    const codes: Partial<Record<SupplierErrorKind, string>> = {
      NOT_FOUND: 'RATE_UNAVAILABLE',
      REFUSED: 'RATE_UNAVAILABLE',
      SOLD_OUT: 'SOLD_OUT',
      UNAVAILABLE: 'SUPPLIER_UNAVAILABLE',
    }
    for (const [kind, code] of Object.entries(codes))
      await expect(ask(new SupplierError(kind as SupplierErrorKind, 'no')), kind).rejects.toMatchObject({
        code,
      })
    const broken = new TypeError('cannot read it')
    await expect(ask(broken)).rejects.toBe(broken)
  })

  it('asks to retry while there is no exchange rate', async () => {
    const perDollar = async (currency: string) => Promise.reject(new RangeError(currency))
    const own = await bookingServerForThisTest({
      replace: () => ({ exchangeRates: { perDollar, ageSeconds: () => 0 } }),
    })
    expect(await refusal(travellerAt(own).contract())).toMatchObject({
      status: 503,
      code: 'SUPPLIER_UNAVAILABLE',
    })
  })

  it('treats a member of another brand as a visitor', async () => {
    const { deps } = server
    const brand = await deps.brands.of('8184')
    const { ppn_book_bundle: ppnBundle } = await visitor.rate()
    const ask = (refId: string) =>
      contractFor(
        deps,
        brand,
        { ppnBundle, rateType: 'MER', refId: '8184' },
        { id: 'm', email: 'm@x.test', hasConfirmedEmail: true, sessionId: 's', refId },
      )
    await expect(ask(REF_ID)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(await ask('8184')).toMatchObject({ type: 'MER' })
  })
})
