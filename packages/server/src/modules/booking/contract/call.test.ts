import { bookContract } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { seedDemoMember } from '../../../compose.ts'
import { demoMember } from '../../../sandbox/demo-member.ts'
import { BUNDLE_LIFE_MS } from '../../hotels/bundle.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import { REF_ID, refusal, traveller, travellerAt } from '../testing/traveller.ts'

const server = bookingServerForThisFile()
const visitor = travellerAt(server)

describe('POST /api/book/contract', () => {
  it('[HOT-263] answers a firm contract for a public rate', async () => {
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

  it('[HOT-263] asks visitors to log in for a CUG rate, and lets members and verified deal codes in', async () => {
    const { ppn_book_bundle: ppnBundle } = await visitor.rate({ hotel: 'The Members Only', memberOnly: true })
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

  it('asks visitors to log in for any rate of a brand that wants it', async () => {
    const { ppn_book_bundle: ppnBundle } = await visitor.rate()
    for (const refId of ['8184', '8478'])
      expect(await refusal(visitor.api(bookContract, { ppnBundle, rateType: 'MER', refId }))).toMatchObject({
        code: 'LOGIN_REQUIRED',
      })
  })

  it('says so when the price moved since the list, with both totals', async () => {
    const rate = await visitor.rate({ hotel: 'The Price Rises At Checkout' })
    const contract = await visitor.contract({ hotel: 'The Price Rises At Checkout' })
    expect(contract.priceChange?.previousFinal).toBe(rate.price.final)
    expect(contract.priceChange?.final).toBe(contract.rate.price.final)
    expect(contract.rate.price.final).toBeGreaterThan(rate.price.final)
  })

  it('refuses what is gone, forged, foreign or too old, each by its code', async () => {
    expect(await refusal(visitor.contract({ hotel: 'The Gone At Checkout' }))).toMatchObject({
      code: 'SOLD_OUT',
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
    ).toMatchObject({ code: 'CONTRACT_EXPIRED', status: 410 })
  })
})
