import { describe, expect, it } from 'vitest'
import { spreadGuests } from '../stay/occupancy.ts'
import {
  carCompanies,
  carTypes,
  DEFAULT_PARTNER,
  legacyCarUrl,
  legacyFlightUrl,
  legacyHotelUrl,
  type PartnerPlace,
  partnerOrigin,
} from './legacy-links.ts'

const partner = { host: 'travel.example', qa: false }
const common = { refId: '8183', currency: 'EUR' }
const stay = { checkIn: '2030-07-01', checkOut: '2030-07-04', occupancy: spreadGuests(2, 3) }
const place = (change: Partial<PartnerPlace> = {}): PartnerPlace => ({
  query: 'Lisbon, Portugal',
  id: '800',
  type: 'city',
  city: '800',
  ...change,
})
const read = (url: string) => Object.fromEntries(new URL(url).searchParams)

describe('links to the partner site', () => {
  it('[HOT-283] carry a hotel search, with the place by its type', () => {
    const of = (change: Partial<PartnerPlace>) =>
      read(legacyHotelUrl(partner, { ...common, ...stay, place: place(change) }))
    const always = {
      query: 'Lisbon, Portugal',
      check_in: '07/01/2030',
      check_out: '07/04/2030',
      rooms: '2',
      adults: '3',
      refid: '8183',
      currency: 'EUR',
    }
    expect(of({})).toEqual({ ...always, city_id: '800' })
    expect(of({ id: '801', city: '800' })).toEqual({ ...always, city_id: '800' })
    expect(of({ id: '801', city: undefined })).toEqual({ ...always, city_id: '801' })
    expect(of({ type: 'car_airport', id: 'LIS' })).toEqual({ ...always, airport_code: 'LIS' })
    expect(of({ type: 'neighborhood', id: 'n' })).toEqual({ ...always, neighborhood: 'n' })
    expect(of({ type: 'airport', id: 'LIS' })).toEqual({ ...always, airport_code: 'LIS' })
    expect(of({ type: 'neighborhood', id: 'n', area: 'a1' })).toEqual({ ...always, neighborhood: 'a1' })
  })

  it('[HOT-284] [AQ-52] [OQ-52] lead to the QA host in QA, otherwise to the secure one', () => {
    expect(partnerOrigin({ host: 'travel.example', qa: true })).toBe('https://qa.travel.example')
    expect(partnerOrigin(partner)).toBe('https://secure.travel.example')
    expect(new URL(legacyHotelUrl(DEFAULT_PARTNER, { ...common, ...stay, place: place() })).host).toBe(
      'secure.partner.example',
    )
  })

  it('lead to the address of a whole site where one is given', () => {
    const origin = 'http://localhost:8787/dev/partner'
    const url = legacyHotelUrl({ ...partner, qa: true, origin }, { ...common, ...stay, place: place() })
    expect(url).toMatch(/^http:\/\/localhost:8787\/dev\/partner\/hotels\/results\/\?query=Lisbon/)
    expect(partnerOrigin({ ...partner, origin })).toBe(origin)
  })

  it('carry flights of the three types', () => {
    const leg = {
      from: place(),
      to: place({ query: 'Berlin', id: 'BER', type: 'airport' }),
      depart: '2030-07-01',
    }
    const search = {
      ...common,
      legs: [
        { ...leg, back: '2030-07-09' },
        { ...leg, depart: '2030-07-05' },
      ],
    }
    const more = { adults: 2, children: 1, cabin: 'business' as const, nonStop: true }
    const roundTrip = legacyFlightUrl(partner, { ...search, ...more, type: 'RT' })
    expect(new URL(roundTrip).pathname).toBe('/flights/results/')
    expect(read(roundTrip)).toEqual({
      air_search_type: 'roundtrip',
      from_city_1: 'Lisbon, Portugal',
      to_city_1: 'Berlin',
      to_airport_code_1: 'BER',
      depart_date_1: '07/01/2030',
      return_date: '07/09/2030',
      adults: '2',
      children: '1',
      cabin_class: 'business',
      non_stop: '1',
      refid: '8183',
      currency: 'EUR',
    })
    const multi = read(legacyFlightUrl(partner, { ...search, ...more, type: 'MD' }))
    expect(multi).toMatchObject({ air_search_type: 'multi', depart_date_2: '07/05/2030' })
    expect(multi.return_date).toBeUndefined()
    const oneWay = read(
      legacyFlightUrl(partner, { ...search, ...more, type: 'OW', cabin: '', nonStop: false }),
    )
    expect(oneWay.air_search_type).toBe('oneway')
    for (const name of ['return_date', 'depart_date_2', 'cabin_class', 'non_stop'])
      expect(oneWay[name], name).toBeUndefined()
  })

  it('carry a car with both ends, type and company', () => {
    const pickUp = { place: place({ id: 'LIS', type: 'car_airport' }), date: '2030-07-01', time: '10:00' }
    const dropOff = { place: place({ query: 'Porto' }), date: '2030-07-03', time: '18:30' }
    const url = legacyCarUrl(partner, { ...common, pickUp, dropOff, carType: 'suv', company: 'HZ' })
    expect(new URL(url).pathname).toBe('/cars/results/')
    expect(read(url)).toEqual({
      pick_up_city: 'Lisbon, Portugal',
      pick_up_airport_code: 'LIS',
      pick_up_date: '07/01/2030',
      pick_up_time: '10:00',
      drop_off_city: 'Porto',
      drop_off_date: '07/03/2030',
      drop_off_time: '18:30',
      car_type: 'suv',
      car_company: 'HZ',
      refid: '8183',
      currency: 'EUR',
    })
  })
})

const lis = place({ query: 'Lisbon Airport', id: 'LIS', type: 'airport' })
const ber = place({ query: 'Berlin Airport', id: 'BER', type: 'airport' })
const faro = place({ query: 'Faro, Portugal', id: '810', city: '810' })
const leg = (from: PartnerPlace, to: PartnerPlace, depart: string, back = '') => ({ from, to, depart, back })
const out = leg(lis, ber, '2030-07-01', '2030-07-09')
const on = leg(ber, faro, '2030-07-05')
const family = { adults: 2, children: 1, cabin: 'premium', nonStop: true } as const
const alone = { adults: 1, children: 0, cabin: '', nonStop: false } as const
const first =
  'from_city_1=Lisbon+Airport&from_airport_code_1=LIS&to_city_1=Berlin+Airport&to_airport_code_1=BER&depart_date_1=07%2F01%2F2030'
const second =
  'from_city_2=Berlin+Airport&from_airport_code_2=BER&to_city_2=Faro%2C+Portugal&depart_date_2=07%2F05%2F2030'

describe('[ACC-189] [AQ-52] the address of a flight search, to the letter', () => {
  it.each([
    [
      'round trip',
      { type: 'RT', legs: [out], ...family },
      `air_search_type=roundtrip&${first}&return_date=07%2F09%2F2030&adults=2&children=1&cabin_class=premium&non_stop=1`,
    ],
    ['one way', { type: 'OW', legs: [out], ...alone }, `air_search_type=oneway&${first}&adults=1&children=0`],
    [
      'one way after several',
      { type: 'OW', legs: [out, on], ...alone },
      `air_search_type=oneway&${first}&adults=1&children=0`,
    ],
    [
      'several',
      { type: 'MD', legs: [out, on], ...family, cabin: 'first', nonStop: false },
      `air_search_type=multi&${first}&${second}&adults=2&children=1&cabin_class=first`,
    ],
  ] as const)('%s', (_, search, query) => {
    expect(legacyFlightUrl(partner, { ...common, ...search })).toBe(
      `https://secure.travel.example/flights/results/?${query}&refid=8183&currency=EUR`,
    )
  })
})

describe('[ACC-191] [AQ-52] the address of a car search, to the letter', () => {
  const at = (where: PartnerPlace, date: string, time: string) => ({ place: where, date, time })
  const fetched = at({ ...lis, type: 'car_airport' }, '2030-07-01', '10:00')
  const begin =
    'pick_up_city=Lisbon+Airport&pick_up_airport_code=LIS&pick_up_date=07%2F01%2F2030&pick_up_time=10%3A00'
  const city = 'drop_off_city=Faro%2C+Portugal&drop_off_date=07%2F03%2F2030&drop_off_time=18%3A30'
  const airport =
    'drop_off_city=Lisbon+Airport&drop_off_airport_code=LIS&drop_off_date=07%2F02%2F2030&drop_off_time=10%3A00'
  it.each([
    [
      'elsewhere, with wishes',
      { pickUp: fetched, dropOff: at(faro, '2030-07-03', '18:30'), carType: 'suv', company: 'HZ' },
      `${begin}&${city}&car_type=suv&car_company=HZ`,
    ],
    [
      'back to the same place, any car',
      { pickUp: fetched, dropOff: at(lis, '2030-07-02', '10:00'), carType: '', company: '' },
      `${begin}&${airport}`,
    ],
  ])('%s', (_, search, query) => {
    expect(legacyCarUrl(partner, { ...common, ...search })).toBe(
      `https://secure.travel.example/cars/results/?${query}&refid=8183&currency=EUR`,
    )
  })

  it('[PLT-137] knows eleven types', () => {
    expect(carTypes).toEqual([
      ...['economy-car', 'compact-car', 'mid-size-car', 'standard-car', 'full-size-car', 'premium-car'],
      ...['luxury-car', 'mini', 'convertible', 'suv', 'van'],
    ])
  })

  it('[PLT-138] knows ten companies by their codes', () => {
    expect(carCompanies).toEqual({
      ...{ AD: 'Advantage', AL: 'Alamo', AV: 'Avis', BU: 'Budget', ZR: 'Dollar' },
      ...{ ET: 'Enterprise', HZ: 'Hertz', NA: 'National', SX: 'Sixt', ZT: 'Thrifty' },
    })
  })
})
