import type { BookingPayload } from '@staykit/contract'
import { spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { bundleHash, type Quote } from '../quotes/quote.ts'
import { checkAgainstQuote, checkTraveller, requestHash } from './payload-check.ts'

const quote: Quote = {
  id: 'q1',
  refId: '8183',
  bundle: bundleHash('bundle'),
  memberOnly: false,
  key: {
    hotelId: '9000001-3',
    roomCode: 'R1',
    planCode: 'P1',
    quoteId: 'list',
    currency: 'USD',
    stay: { checkIn: '2031-05-01', checkOut: '2031-05-03' },
    occupancy: spreadGuests(1, 2),
  },
  // Total and dueNow differ by a fee that is paid now, final by one at the hotel.
  price: {
    subtotal: 40_000,
    total: 46_000,
    final: 50_000,
    dueNow: 48_000,
    dueNowUsd: 48_000,
    propertyFeeNow: 2_000,
    strikethrough: 60_000,
  },
}

const payload: BookingPayload = {
  ppnBundle: 'bundle',
  contract: 'signed',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  phoneNumber: '+1 617 555 0148',
  subtotal: 400,
  total: 460,
  strikethrough: 600,
  currency: 'USD',
  checkInDate: '2031-05-01',
  checkOutDate: '2031-05-03',
  hotel_id: '9000001-3',
}

/** Details of a refusal; undefined when the check passes. */
function refused(check: () => void) {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return { ...error.wire, status: error.status }
    throw error
  }
}

describe('a payload against its contract', () => {
  const check = (change: object = {}) => refused(() => checkAgainstQuote({ ...payload, ...change }, quote))

  it('matches in every field, and may omit optional ones', () => {
    expect(check()).toBeUndefined()
    for (const name of ['currency', 'strikethrough', 'hotel_id'])
      expect(check({ [name]: undefined }), name).toBeUndefined()
  })

  it('may use each of the three totals as the total, and nothing in between', () => {
    for (const total of [460, 480, 500]) expect(check({ total }), `${total}`).toBeUndefined()
    for (const total of [459.99, 460.01, 479.99, 500.01, 400, 0])
      expect(check({ total }), `${total}`).toMatchObject({ details: { fields: ['total'] } })
  })

  it('returns 422 for every field that differs, with all of them in text and details', () => {
    const changes = {
      currency: 'EUR',
      subtotal: 400.01,
      total: 1,
      strikethrough: 599.99,
      checkInDate: '2031-05-02',
      checkOutDate: '2031-05-04',
      hotel_id: '9000001-4',
      ppnBundle: 'another',
    }
    for (const [field, value] of Object.entries(changes))
      expect(check({ [field]: value }), field).toMatchObject({
        code: 'PAYMENT_MISMATCH',
        status: 422,
        message: `The booking does not agree with its contract: check ${field}. You were not charged.`,
        details: { fields: [field] },
      })
    const fields = Object.keys(changes)
    expect(check(changes)).toMatchObject({
      message: expect.stringContaining(`check ${fields.join(', ')}.`),
      details: { fields },
    })
  })
})

describe('a traveller', () => {
  const check = (change: object = {}) =>
    refused(() => checkTraveller({ ...payload, ...change }, spreadGuests(2, 4)))

  it('[HOT-161] needs names of one letter, an email address and a phone number', () => {
    expect(check()).toBeUndefined()
    expect(check({ firstName: '王', lastName: ' Ng ', email: ' maya@example.com ' })).toBeUndefined()
    const wrong = { firstName: ' ', lastName: 'O\nO', email: 'maya@', phoneNumber: '  ' }
    for (const [field, value] of Object.entries(wrong))
      expect(check({ [field]: value }), field).toMatchObject({
        code: 'BAD_REQUEST',
        status: 400,
        message: `The request is not right: check ${field}.`,
        details: { fields: [field] },
      })
    expect(check(wrong)).toMatchObject({
      message: 'The request is not right: check firstName, lastName, email, phoneNumber.',
      details: { fields: Object.keys(wrong) },
    })
  })

  it('has at least one adult for each room with children', () => {
    expect(check({ childAges: [4, 9] })).toBeUndefined()
    expect(check({ childAges: [4, 9, 0] })).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: ['childAges'] },
    })
  })

  it('names a lead guest for each room, or for none', () => {
    const [ana, bo] = [
      { firstName: 'Ana', lastName: 'Sá' },
      { firstName: ' Bo ', lastName: 'Li' },
    ]
    expect(check({ roomGuests: [ana, bo] })).toBeUndefined()
    for (const roomGuests of [
      [ana],
      [ana, bo, bo],
      [ana, { ...bo, firstName: ' ' }],
      [ana, { ...bo, lastName: 'L\tL' }],
    ])
      expect(check({ roomGuests })).toMatchObject({ details: { fields: ['roomGuests'] } })
  })
})

describe('a repeated request', () => {
  const hash = requestHash(payload)

  it('has the same hash for any order of fields, at every depth', () => {
    expect(requestHash(Object.fromEntries(Object.entries(payload).reverse()))).toBe(hash)
    const deep = (inner: object) => requestHash({ ...payload, response: { id: '1', inner } })
    expect(deep({ a: 1, b: { c: 2, d: 3 } })).toBe(deep({ b: { d: 3, c: 2 }, a: 1 }))
    expect(requestHash({ b: 1, a: 2, c: 3 })).toBe(requestHash({ c: 3, b: 1, a: 2 }))
  })

  it('may have fresh tokens and omit its card, and an undefined field is no field', () => {
    const tokens = { accessToken: 'a', identityID: 'b' }
    const secrets = { auth: tokens, dealCode: 'WELCOME25', cardNumber: '4242424242424242', cvcCode: '123' }
    for (const [name, value] of Object.entries(secrets))
      expect(requestHash({ ...payload, [name]: value }), name).toBe(hash)
    expect(requestHash({ ...payload, addressLine1: undefined })).toBe(hash)
  })

  it('has another hash when any other field changed', () => {
    for (const name of Object.keys(payload)) {
      expect(requestHash({ ...payload, [name]: 'changed' }), name).not.toBe(hash)
      expect(requestHash({ ...payload, [name]: undefined }), `no ${name}`).not.toBe(hash)
    }
    expect(requestHash({ ...payload, addressLine1: '1 Main St' })).not.toBe(hash)
  })

  it('distinguishes similar values: numbers and texts, null, lists and their items', () => {
    const values = [
      1,
      '1',
      true,
      null,
      'null',
      '',
      [],
      {},
      [1],
      ['1'],
      [[1]],
      [1, 2],
      [2, 1],
      { a: 1 },
      { 0: 1 },
    ]
    const more = [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
      [{ a: 1 }],
      [{ a: 2 }],
      [null],
      { a: null },
    ]
    const hashes = [...values, ...more].map((value) => requestHash({ value }))
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})
