import { describe, expect, it } from 'vitest'
import { bookedFixture, contractFixture } from '../fixtures/index.ts'
import { fromWireContract, wireContract } from './contract.ts'

describe('contract', () => {
  it('[HOT-222] takes points from the server, and makes none of a total in another currency than US dollars', () => {
    const { points: _points, ...dollars } = contractFixture()
    expect(fromWireContract(dollars).points).toBe(485)
    const { rate } = dollars
    const yen = { ...dollars, rate: { ...rate, price: { ...rate.price, currencyCode: 'JPY' } } }
    expect(fromWireContract(yen).points).toBe(100)
    expect(fromWireContract({ ...yen, points: 321 }).points).toBe(321)
  })

  it('[HOT-350] maps a contract with its defaults, and rounds the final total to points', () => {
    expect(wireContract.safeParse(contractFixture()).success).toBe(true)
    expect(fromWireContract(contractFixture())).toMatchObject({
      id: 'bundle-1',
      type: 'MER',
      status: 'PRE-BOOK',
      isBooked: false,
      paymentMethod: 'CREDIT',
      points: 485,
      lengthOfStay: 3,
    })
    expect(fromWireContract(bookedFixture())).toMatchObject({ isBooked: true, status: 'SUCCESS' })
  })

  it('[HOT-350] keeps every wire name of a booking', () => {
    const fields = {
      bookingRequestID: 'request-1',
      smop: 'S',
      ratePlan: 'P',
      meta: { contract: 'contract-1', expires: '2030-01-01T00:00:00Z' },
      lengthOfStay: 3,
      roomCount: 2,
      adultCount: 3,
      childCount: 1,
      checkInDate: '2030-12-12',
      checkOutDate: '2030-12-15',
      taxesAndFees: ['City tax is included.'],
      policies: [{ title: 'Cancellation', content: ['Free.'] }],
      notes: 'Late arrival',
      isCUG: true,
      status: 'SUCCESS',
      tripNumber: 'ST-ABCD',
      confirmationNumber: 'SBX',
      cancelBookingID: 'ST-ABCD',
      creditCardType: 'visa',
      cardHolderName: 'Maya Okafor',
      paymentMethod: 'BITCOIN' as const,
      paymentForm: 'by bitcoin',
      customer: {
        fullName: 'Maya Okafor',
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya@example.com',
        phoneNumber: '+1 617 555 0148',
        location: { addressLine1: '1 Main St', locationDisplay: 'Boston, MA, US', postalCode: '02101' },
      },
      isCancellable: true,
      points: 700,
    }
    const wire = contractFixture(fields)
    expect(wireContract.parse(wire)).toEqual(wire)
    const contract = fromWireContract(wire, 'en-US', () => '2030-12-15')
    expect(contract).toMatchObject({ ...fields, id: 'bundle-1', isBooked: true, isComplete: false })
    expect([contract.rate.id, contract.hotel.id]).toEqual(['r1', 'h1'])
    expect(fromWireContract(wire, 'en-US', () => '2030-12-16').isComplete).toBe(true)
  })

  it('[HOT-350] maps a contract to CUG with a smop or a rate plan, otherwise to MER', () => {
    const type = (change: Parameters<typeof contractFixture>[0]) =>
      fromWireContract(contractFixture(change)).type
    expect([type({}), type({ smop: 'S' }), type({ ratePlan: 'P' })]).toEqual(['MER', 'CUG', 'CUG'])
  })
})
