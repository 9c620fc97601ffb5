import {
  bookContract,
  hotelsCalendar,
  hotelsRatesDeals,
  hotelsSearch,
  hotelsSearchDeals,
} from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { TESTVILLE } from '../../../sandbox/testville/city.ts'
import { signedIn } from '../../booking/bookings/testing/member.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import { REF_ID, testHotelId, travellerAt } from '../../booking/bookings/testing/traveller.ts'

const RESTRICTED = '8184'
const server = bookingServerForThisFile()
const visitor = travellerAt(server)

const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
const stay = { checkIn, checkOut: addNights(checkIn, 2), adultCount: 2, roomCount: 1, currency: 'USD' }
const membersOnly = { hotelID: testHotelId('The Members Only'), ...stay }
const location = { id: '2267057', type: 'city' } as const

describe('member prices on the wire', () => {
  it('go to members and deal codes at a brand with restrictedRates; others see only savings', async () => {
    const member = await signedIn(server, { refId: RESTRICTED })
    const elsewhere = await signedIn(server)
    const count = async (who: Pick<typeof member, 'api'>, more: object) =>
      (await who.api(hotelsRatesDeals, { ...membersOnly, refId: RESTRICTED, ...more })).rates.length
    expect(await count(visitor, {})).toBe(0)
    expect(await count(elsewhere, {})).toBe(0)
    expect(await count(visitor, { dealCode: 'STAY60' })).toBeGreaterThan(0)
    expect(await count(member, {})).toBeGreaterThan(0)
    await expect(count(visitor, { dealCode: 'NOPE' })).rejects.toMatchObject({ code: 'BAD_DEAL_CODE' })
    const { hotels } = await visitor.api(hotelsSearchDeals, {
      location: { id: TESTVILLE, type: 'city' },
      ...stay,
      refId: RESTRICTED,
    })
    expect(hotels[membersOnly.hotelID]?.price.displayStrikethrough).toBeDefined()
    expect(JSON.stringify(hotels)).not.toContain('bundle')
  })

  it('[HOT-229] go to no visitor without a code, at any brand or none', async () => {
    const member = await signedIn(server)
    const prices = async (who: Pick<typeof member, 'api'>, more: object) => {
      const { hotels } = await who.api(hotelsSearchDeals, { location, ...stay, ...more })
      const { rates } = await who.api(hotelsRatesDeals, { ...membersOnly, ...more })
      return [Object.keys(hotels).length > 0, rates.length > 0]
    }
    for (const refId of [undefined, REF_ID, '8478']) {
      // The reference brand shows visitors what members pay.
      expect(await prices(visitor, { refId }), refId).toEqual([false, refId === REF_ID])
      expect(await prices(visitor, { refId, dealCode: 'WELCOME25' }), refId).toEqual([true, true])
      const expired = { refId, dealCode: 'SPRING20' }
      await expect(prices(visitor, expired), refId).rejects.toMatchObject({ code: 'BAD_DEAL_CODE' })
      await expect(
        visitor.api(hotelsRatesDeals, { ...membersOnly, ...expired }),
        refId,
      ).rejects.toMatchObject({ code: 'BAD_DEAL_CODE' })
    }
    expect(await prices(visitor, { refId: RESTRICTED })).toEqual([true, false])
    expect(await prices(member, { refId: REF_ID, dealCode: 'SPRING20' })).toEqual([true, true])
    expect(await prices(member, { refId: '8478' })).toEqual([false, false])
  })

  it('go to visitors where the brand has memberPrices, without a contract', async () => {
    const { rates, rooms } = await visitor.api(hotelsRatesDeals, { ...membersOnly, refId: REF_ID })
    const [rate] = rates
    expect(rate).toMatchObject({ isCUG: true, roomCode: rooms?.[0]?.code })
    expect(rooms?.[0]).toMatchObject({
      title: rate?.title,
      beds: expect.any(Array),
      size: expect.any(Number),
    })
    const contract = visitor.api(bookContract, {
      ppnBundle: rate?.ppn_book_bundle ?? '',
      rateType: 'CUG',
      refId: REF_ID,
    })
    await expect(contract).rejects.toMatchObject({ status: 401 })
  })

  it('make contracts for members and deal codes only, at every brand', async () => {
    const dealCode = 'WELCOME25'
    const { rates } = await visitor.api(hotelsRatesDeals, { ...membersOnly, refId: REF_ID, dealCode })
    const bundle = rates[0]?.ppn_book_bundle ?? ''
    for (const refId of [REF_ID, RESTRICTED, '8478'])
      await expect(
        visitor.api(bookContract, { ppnBundle: bundle, rateType: 'CUG', refId }),
      ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED', status: 401 })
    const opened = await visitor.api(bookContract, {
      ppnBundle: bundle,
      rateType: 'CUG',
      refId: '8478',
      dealCode,
    })
    expect(opened.contract.isCUG).toBe(true)
  })

  it('come with the sort by savings', async () => {
    const member = await signedIn(server)
    const ask = (who: Pick<typeof member, 'api'>, more: object = {}) =>
      who.api(hotelsSearch, { location, ...stay, refId: REF_ID, sort: 'savings', ...more })
    const plain = await ask(visitor)
    const usual = await visitor.api(hotelsSearch, { location, ...stay, refId: REF_ID })
    expect(plain.sorts.map(({ id }) => id)).not.toContain('savings')
    expect(plain.hotels).toEqual(usual.hotels)
    for (const answer of [await ask(member), await ask(visitor, { dealCode: 'WELCOME25' })]) {
      expect(answer.sorts.at(-1)).toEqual({ id: 'savings', name: 'Percent Savings' })
      const savings = answer.hotels.map(({ memberSavings = 0 }) => memberSavings)
      expect(savings).toEqual([...savings].sort((a, b) => b - a))
    }
    expect((await ask(member)).hotels[0]?.memberSavings).toBe(plain.bestSavings)
    // An expired code grants nothing, and breaks no search.
    expect((await ask(visitor, { dealCode: 'SPRING20' })).sorts).toEqual(plain.sorts)
  })
})

describe('POST /travel/hotels/calendar', () => {
  it('returns the lowest nightly price of searched days, and of no others', async () => {
    const days = () =>
      visitor.api(hotelsCalendar, {
        location,
        from: addNights(checkIn, -5),
        to: addNights(checkIn, 40),
        adultCount: 2,
        roomCount: 1,
        currency: 'USD',
      })
    const { prices } = await visitor.api(hotelsSearch, { location, ...stay })
    const other = addNights(checkIn, 7)
    const later = await visitor.api(hotelsSearch, {
      location,
      ...stay,
      checkIn: other,
      checkOut: addNights(other, 1),
    })
    await expect
      .poll(async () => (await days()).days)
      .toEqual({ [checkIn]: prices.min, [other]: later.prices.min })
    const wide = { from: checkIn, to: addNights(checkIn, 100), currency: 'USD', adultCount: 2, roomCount: 1 }
    await expect(visitor.api(hotelsCalendar, { location, ...wide })).rejects.toMatchObject({ status: 422 })
  })
})
