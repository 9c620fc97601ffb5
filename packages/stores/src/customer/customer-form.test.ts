import { describe, expect, it } from 'vitest'
import {
  addressProblems,
  type Customer,
  customerProblems,
  emptyCustomer,
  restoreCustomer,
  roomGuestsOf,
} from './customer-form.ts'

const rules = {
  hasRegions: (country: string) => country === 'US',
  hasPostalCode: (country: string) => country === 'US',
  isPostalCode: (text: string) => text.length === 5,
}
const facts = { signedIn: false, rooms: 1 }
const maya: Customer = {
  ...emptyCustomer,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  phoneNumber: '+1 617 555 0148',
  billingAddress: '18 Alder Street',
  city: 'Cambridge',
  stateCode: 'MA',
  postalCode: '02139',
}

describe('customer form', () => {
  it('[HOT-351] has the fields of the specification', () => {
    expect(Object.keys(emptyCustomer)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'billingAddress',
      'city',
      'country',
      'stateCode',
      'postalCode',
      'cardHolderFirstName',
      'cardHolderLastName',
    ])
  })

  it('[HOT-162] address, city, country, e-mail and phone are each required', () => {
    expect([customerProblems(maya, facts), addressProblems(maya, rules)]).toEqual([{}, {}])
    for (const field of ['email', 'phoneNumber'] as const)
      expect(customerProblems({ ...maya, [field]: '' }, facts)).toEqual({ [field]: 'required' })
    for (const field of ['billingAddress', 'city', 'country'] as const)
      expect(addressProblems({ ...maya, [field]: '' }, rules)).toHaveProperty(field, 'required')
  })

  it('goes on without an address, which the payment asks for', () => {
    const homeless = { ...maya, billingAddress: '', city: '', stateCode: '', postalCode: '' }
    expect(customerProblems(homeless, facts)).toEqual({})
  })

  it('[HOT-161] a first and a last name have one character or more', () => {
    for (const field of ['firstName', 'lastName'] as const) {
      const problem = (text: string) => customerProblems({ ...maya, [field]: text }, facts)[field]
      expect(['', ' ', '王', 'A\tl'].map(problem)).toEqual(['required', 'required', undefined, 'letters'])
    }
  })

  it('[HOT-163] postal code and state are required where shown', () => {
    expect(addressProblems({ ...maya, stateCode: '', postalCode: '' }, rules)).toEqual({
      stateCode: 'required',
      postalCode: 'required',
    })
    expect(addressProblems({ ...maya, country: 'HK', stateCode: '', postalCode: '' }, rules)).toEqual({})
    expect(addressProblems({ ...maya, postalCode: '0213' }, rules)).toEqual({ postalCode: 'postal' })
  })

  it('[ACC-186] any postal code is valid for an unknown country, or one without postal codes', () => {
    for (const country of ['HK', 'ZZ'])
      for (const postalCode of ['', '1', '02139', 'any code'])
        expect(addressProblems({ ...maya, country, postalCode }, rules), country).toEqual({})
  })

  it('[OQ-16] needs no e-mail of a member, and no card holder', () => {
    expect(customerProblems({ ...maya, email: '' }, { ...facts, signedIn: true })).toEqual({})
  })

  it('restores what was typed, and bears anything in storage', () => {
    expect(restoreCustomer(JSON.stringify(maya))).toEqual(maya)
    for (const text of [undefined, '', '{', 'null', '[1]', '{"firstName":7,"x":"y"}']) {
      expect(restoreCustomer(text)).toEqual(emptyCustomer)
      expect(restoreCustomer(text, 'DE')).toEqual({ ...emptyCustomer, country: 'DE' })
    }
    expect(restoreCustomer(JSON.stringify(maya), 'DE').country).toBe('US')
  })
})

describe('the guest who stays', () => {
  const ana = { firstName: ' Ana ', lastName: 'Sá' }
  const named = { firstName: 'Ana', lastName: 'Sá' }
  const own = { firstName: 'Maya', lastName: 'Okafor' }

  it('names the customer in every room, unless another guest is named', () => {
    expect(roomGuestsOf(maya, 3)).toBeUndefined()
    expect(roomGuestsOf({ ...maya, roomGuests: { 1: { ...own } } }, 2)).toBeUndefined()
    expect(roomGuestsOf({ ...maya, roomGuests: { 0: ana } }, 1)).toEqual([named])
    expect(roomGuestsOf({ ...maya, roomGuests: { 1: ana } }, 3)).toEqual([own, named, own])
  })

  it('needs full names; rooms of another booking do not count', () => {
    const problems = (roomGuests: Customer['roomGuests'], rooms = 2) =>
      customerProblems({ ...maya, ...(roomGuests && { roomGuests }) }, { ...facts, rooms })
    expect(problems({ 0: ana, 1: ana })).toEqual({})
    for (const wrong of [
      { ...ana, firstName: '' },
      { ...ana, lastName: ' ' },
    ])
      expect(problems({ 1: wrong })).toEqual({ roomGuests: 'required' })
    expect(problems({ 2: { ...ana, firstName: '' } })).toEqual({})
  })

  it('restores guests with the customer, where the tab may hold them', () => {
    const stored = { ...maya, roomGuests: { 1: named } }
    expect(restoreCustomer(JSON.stringify(stored))).toEqual(stored)
    for (const roomGuests of ['x', null, [null], { x: named }, { 1: { firstName: 'Ana' } }])
      expect(restoreCustomer(JSON.stringify({ ...maya, roomGuests }))).toEqual(maya)
  })
})
