import { type Contract, fromWireContract } from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { money, subtract } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { restoreCustomer } from '../customer/index.ts'
import { memoryEnvironment } from '../environment/index.ts'
import { changeCost, endChange, replacedAt, storeChange, storedChange, storeGuests } from './index.ts'

const change = { tripNumber: 'ST-1', email: 'maya@example.com', hotelId: 'hotel-1' }
const claim = { bookingId: 'ST-1', capability: 'cap', refund: 300 }

describe('a change that a tab keeps', () => {
  it('claims nothing before its cost was seen, and nothing at another hotel; once it is over nothing is left', () => {
    const { tabStorage } = memoryEnvironment()
    expect(replacedAt(tabStorage, 'hotel-1')).toBeUndefined()
    storeChange(tabStorage, change)
    expect(storedChange(tabStorage)).toEqual(change)
    expect(replacedAt(tabStorage, 'hotel-1')).toEqual({})
    storeChange(tabStorage, change, claim)
    expect(replacedAt(tabStorage, 'hotel-1')).toEqual(claim)
    expect(replacedAt(tabStorage, 'hotel-2')).toBeUndefined()
    endChange(tabStorage)
    expect([storedChange(tabStorage), replacedAt(tabStorage, 'hotel-1')]).toEqual([undefined, undefined])
  })

  it('fills the form of the checkout with the guests of the trip, but never over what was typed', () => {
    const { tabStorage } = memoryEnvironment()
    const trip = {
      ...fromWireContract(bookedFixture(), 'en-US'),
      specialRequests: 'A quiet room',
      roomGuests: [{ firstName: 'Ada', lastName: 'Okafor' }],
    }
    storeGuests(tabStorage, trip)
    const filled = restoreCustomer(tabStorage.get('staykit.customer'))
    expect(filled).toMatchObject({
      ...{ firstName: 'Maya', lastName: 'Okafor', specialRequests: 'A quiet room' },
      roomGuests: { 0: { firstName: 'Ada', lastName: 'Okafor' } },
    })
    storeGuests(tabStorage, { ...trip, specialRequests: 'Another one' })
    expect(restoreCustomer(tabStorage.get('staykit.customer'))).toEqual(filled)
  })

  it('finds no change where the storage was spoilt', () => {
    const { tabStorage } = memoryEnvironment()
    tabStorage.set('staykit.change', '{')
    expect(storedChange(tabStorage)).toBeUndefined()
  })
})

describe('the cost of a change', () => {
  const contract = fromWireContract(bookedFixture(), 'en-US')
  const { final, dueNow, dueAtHotel } = contract.rate.price
  const refund = (minor: number, currencyCode = 'USD') => ({ refund: { amount: minor / 100, currencyCode } })
  const old = (
    isCancellable: boolean,
    cancelNow = isCancellable ? contract.cancelNow : undefined,
  ): Contract => ({
    ...contract,
    isCancellable,
    cancelNow,
  })

  it('charges no fee for a free cancellation, and subtracts refund and pay-at-hotel amounts from the difference', () => {
    const cost = changeCost(old(true), refund(dueNow.minor), contract.rate.price)
    expect(cost).toMatchObject({ before: final, refund: dueNow, fee: { minor: 0 }, after: final })
    expect(cost.difference?.minor).toBe(final.minor - dueNow.minor - dueAtHotel.minor)
  })

  it('charges the penalty of a tier, and subtracts what comes back and the amount at the hotel', () => {
    const [penalty, back] = [money(10_000, 'USD'), subtract(dueNow, money(10_000, 'USD'))]
    const partly = old(false, { penalty, refund: back })
    const cost = changeCost(partly, refund(back.minor), contract.rate.price)
    expect(cost).toMatchObject({ refund: back, fee: penalty })
    expect(cost.difference?.minor).toBe(final.minor - back.minor - dueAtHotel.minor)
  })

  it('without a refund the old price is lost, and the new stay is paid in full', () => {
    const cost = changeCost(old(false), refund(0), contract.rate.price)
    expect(cost).toMatchObject({ refund: { minor: 0 }, fee: dueNow, difference: final })
  })

  it('moves only the difference with a credit: to pay, to get back, or nothing', () => {
    const paid = (minor: number) => ({
      ...refund(minor),
      credit: { amount: minor / 100, currencyCode: 'USD', least: 1 },
    })
    const movement = (minor: number) => {
      const found = changeCost(old(true), paid(minor), contract.rate.price).movement
      return found && [found.credit.minor, found.pay.minor, found.back.minor]
    }
    expect(movement(dueNow.minor - 1_512)).toEqual([dueNow.minor - 1_512, 1_512, 0])
    expect(movement(dueNow.minor + 2_420)).toEqual([dueNow.minor, 0, 2_420])
    expect(movement(dueNow.minor)).toEqual([dueNow.minor, 0, 0])
    // No card is charged so little.
    expect(movement(dueNow.minor - 99)).toBeUndefined()
    expect(changeCost(old(true), refund(dueNow.minor), contract.rate.price).movement).toBeUndefined()
  })

  it('shows no difference across currencies', () => {
    const { final: _, ...price } = contract.rate.price
    const euros = { ...price, final: { minor: 30_000, currency: 'EUR' } }
    expect(changeCost(old(true), refund(dueNow.minor), euros).difference).toBeUndefined()
    expect(changeCost(old(true), refund(dueNow.minor)).after).toBeUndefined()
  })
})
