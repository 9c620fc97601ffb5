import { describe, expect, it } from 'vitest'
import {
  asksFor,
  type CardMode,
  type CardOwner,
  cardProblems,
  cardTypeOf,
  isCardNumber,
  looseAddressRules,
  ownerProblems,
  passesLuhn,
} from '../index.ts'

/** A number of a type that begins so and is so long, with a right check digit. */
function numberOf(prefix: string, length: number): string {
  const body = prefix.padEnd(length - 1, '0')
  return Array.from({ length: 10 }, (_, last) => body + last).find(passesLuhn) ?? ''
}

describe('the types of cards', () => {
  const samples = [
    ['amex', ['34', '37'], 15],
    ['diners', ['300', '305', '36'], 14],
    ['jcb', ['3528', '3589'], 16],
    ['visa', ['4'], 16],
    ['mastercard', ['51', '55'], 16],
    ['discover', ['6011', '65'], 16],
  ] as const

  it('[ACC-175] tells types by their prefixes, each with its length: one digit fewer or more is none', () => {
    for (const [type, prefixes, length] of samples)
      for (const prefix of prefixes) {
        const found = [0, -1, 1].map((more) => isCardNumber(numberOf(prefix, length + more)))
        expect([cardTypeOf(prefix)?.type, prefix, ...found]).toEqual([type, prefix, true, false, false])
      }
  })

  it('[ACC-176] [AQ-45] laser has 16 to 19 digits, visa electron 16, and maestro 12 to 19', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => 10 + index)
    for (const [type, prefix, shortest, longest] of [
      ['laser', '6304', 16, 19],
      ['visa_electron', '4026', 16, 16],
      ['maestro', '50', 12, 19],
    ] as const) {
      expect(cardTypeOf(prefix)?.type).toBe(type)
      const accepted = lengths.filter((length) => isCardNumber(numberOf(prefix, length)))
      expect([type, ...accepted]).toEqual([
        type,
        ...lengths.filter((length) => length >= shortest && length <= longest),
      ])
    }
  })

  it('[ACC-177] have short codes', () => {
    expect(samples.map(([, [prefix]]) => cardTypeOf(prefix)?.code)).toEqual([
      'AX',
      'DC',
      'jcb',
      'VI',
      'MC',
      'DS',
    ])
    const own = ['visa_electron', 'laser', 'maestro']
    expect(['4026', '6304', '50'].map((prefix) => cardTypeOf(prefix)?.code)).toEqual(own)
  })
})

describe('a card as typed', () => {
  const good = { number: '4242424242424242', expirationMonth: '12', expirationYear: '30', cvc: '123' }
  const today = '2030-05-15'
  const of = (more: Partial<typeof good>, mode: CardMode = 'checkout') =>
    cardProblems({ ...good, ...more }, mode, today)

  it('[ACC-178] [ACC-179] [PLT-090] its mode decides whether number and CVC are required', () => {
    const empty = { number: '', cvc: '' }
    expect(of(empty, 'checkout')).toEqual({ number: 'required', cvc: 'required' })
    expect(of(empty, 'new')).toEqual({ number: 'required' })
    expect(of(empty, 'edit')).toEqual({})
    expect((['checkout', 'new', 'edit'] as const).map(asksFor)).toEqual([
      { number: true, cvc: true },
      { number: true, cvc: false },
      { number: false, cvc: false },
    ])
    expect(of({ number: '4242424242424241', cvc: '12' })).toEqual({ number: 'wrong', cvc: 'wrong' })
  })

  it('[ACC-180] the year is this one or a later one', () => {
    const year = (expirationYear: string) => of({ expirationYear }).expirationYear
    expect(['29', '30', '31', '', '3'].map(year)).toEqual(['past', undefined, undefined, 'required', 'wrong'])
  })

  it('[ACC-181] the month is 1 to 12, and not over in this year', () => {
    const month = (expirationMonth: string, expirationYear = '31') =>
      of({ expirationMonth, expirationYear }).expirationMonth
    expect(['0', '13', '1', '12', '', '1x'].map((each) => month(each))).toEqual([
      'wrong',
      'wrong',
      undefined,
      undefined,
      'required',
      'wrong',
    ])
    expect([month('04', '30'), month('05', '30'), month('4', '31')]).toEqual(['past', undefined, undefined])
  })
})

describe('the brand of a card', () => {
  const maya: CardOwner = {
    cardHolderFirstName: 'Maya',
    cardHolderLastName: 'Okafor',
    addressLineOne: '18 Alder Street',
    addressLineTwo: '',
    city: 'Cambridge',
    countryCode: 'US',
    stateCode: 'MA',
    postalCode: '33101',
    phoneNumber: '1234567',
  }
  const rules = {
    ...looseAddressRules,
    countries: ['US', 'FR', 'HK'],
    hasRegions: (country: string) => country === 'US',
    hasPostalCode: (country: string) => country !== 'HK',
    isPostalCode: (text: string) => /^\d{5}$/.test(text),
  }
  const of = (more: Partial<CardOwner>) => ownerProblems({ ...maya, ...more }, rules)

  it('[ACC-174] [PLT-084] has both names, which are 49 characters together', () => {
    expect(of({})).toEqual({})
    expect(of({ cardHolderFirstName: ' ', cardHolderLastName: '' })).toEqual({
      cardHolderFirstName: 'required',
      cardHolderLastName: 'required',
    })
    const last = (length: number) => of({ cardHolderFirstName: 'M', cardHolderLastName: 'x'.repeat(length) })
    expect([last(47), last(48)]).toEqual([{}, { cardHolderLastName: 'wrong' }])
  })

  it('[ACC-183] address, city and phone number are 1 to 49 characters each', () => {
    for (const name of ['addressLineOne', 'city', 'phoneNumber'] as const) {
      const found = [0, 1, 49, 50].map((length) => of({ [name]: '1'.repeat(length) })[name])
      expect(found).toEqual(['required', undefined, undefined, 'wrong'])
    }
    expect(of({ addressLineTwo: 'x'.repeat(50) })).toEqual({ addressLineTwo: 'wrong' })
  })

  it('[ACC-184] names a state where its country has some', () => {
    expect([of({ stateCode: '' }), of({ stateCode: '', countryCode: 'FR' })]).toEqual([
      { stateCode: 'required' },
      {},
    ])
  })

  it('[ACC-185] [ACC-186] has a postal code of its country, where that has any and is known', () => {
    const code = (postalCode: string, countryCode = 'US') => of({ postalCode, countryCode }).postalCode
    expect([code('33101'), code('ABC'), code('')]).toEqual([undefined, 'wrong', 'required'])
    expect(['ABC', ''].flatMap((text) => [code(text, 'HK'), code(text, 'ZZ')])).toEqual(
      Array(4).fill(undefined),
    )
  })
})
