import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PARTNER,
  legacyCarUrl,
  legacyFlightUrl,
  legacyHotelUrl,
  type PartnerPlace,
  partnerOrigin,
} from './legacy-links.ts'

const partner = { host: 'travel.example', qa: false }
const common = { refId: '8183', currency: 'EUR' }
const stay = { checkIn: '2030-07-01', checkOut: '2030-07-04', rooms: 2, guests: 3 }
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

  it('[HOT-284] lead to the QA host in QA, otherwise to the secure one', () => {
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
