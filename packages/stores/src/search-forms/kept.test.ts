import { spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { createSearchForm, readSaved } from '../search/index.ts'
import type { Place } from '../search/place.ts'
import { createCarForm, createFlightForm, createHomeForms, flightFields, keepStart } from './index.ts'
import { lisbon, paris, place, start, today } from './testing/start.ts'

describe('stored searches', () => {
  it('[ACC-169] [AQ-48] stores nothing of an unchanged form, and all of a form with a changed field', () => {
    const { environment, kept: stored, flights, cars } = start()
    const hotels = createSearchForm(environment, { place: paris })
    expect(hotels.submit()).toMatchObject({ place: paris })
    expect(hotels.submit()).toMatchObject({ place: paris })
    expect(stored('homeHotelSearch')).toEqual([])
    hotels.setOccupancy(spreadGuests(2, 3))
    hotels.submit()
    expect(stored('homeHotelSearch')).toMatchObject([{ cityID: 'PAR', roomCount: 2 }])

    const first = flights()
    first.form.submit()
    first.flight(0).from.choose(lisbon)
    first.flight(0).to.choose(paris)
    expect(stored('homeFlightSearch')).toEqual([])
    first.form.submit()
    expect(stored('homeFlightSearch')).toMatchObject([{ flight1ArriveLocation: paris }])
    // The next visit starts with it. Sending it unchanged leaves the list unchanged.
    const before = stored('homeFlightSearch')
    const second = flights()
    expect(second.form.submit()?.legs[0]).toMatchObject({ from: lisbon, to: paris })
    second.form.change({ adultCount: 3 })
    expect(stored('homeFlightSearch')).toEqual(before)
    second.form.submit()
    expect(stored('homeFlightSearch').map(({ adultCount }) => adultCount)).toEqual([3, 1])

    const car = cars()
    car.submit()
    expect(stored('homeCarSearch')).toEqual([])
    car.pickUpLocation.choose(lisbon)
    car.submit()
    expect(stored('homeCarSearch')).toMatchObject([{ pickUpLocation: lisbon, pickUpTime: '10:00' }])
    const next = cars()
    next.submit()
    expect(stored('homeCarSearch')).toHaveLength(1)
    next.change({ carType: 'suv' })
    next.submit()
    expect(stored('homeCarSearch').map(({ carType }) => carType)).toEqual(['suv', ''])
  })

  it('[ACC-170] keeps at most eight searches of each form; the ninth drops the oldest', () => {
    const { environment, kept: stored, flights, cars } = start()
    const hotels = createSearchForm(environment)
    const flight = flights()
    flight.flight(0).from.choose(lisbon)
    const car = cars()
    for (let index = 1; index <= 9; index++) {
      hotels.choose(place(`${index}`))
      hotels.submit()
      flight.flight(0).to.choose(place(`${index}`))
      flight.form.submit()
      car.pickUpLocation.choose(place(`${index}`))
      car.submit()
    }
    const ids = ['9', '8', '7', '6', '5', '4', '3', '2']
    const idOf = (value: unknown) => (value as Place).id
    expect(stored('homeHotelSearch').map(({ locationID }) => locationID)).toEqual(ids)
    expect(stored('homeFlightSearch').map((one) => idOf(one.flight1ArriveLocation))).toEqual(ids)
    expect(stored('homeCarSearch').map((one) => idOf(one.pickUpLocation))).toEqual(ids)
    expect(
      flight
        .flight(0)
        .to.recent()
        .map((one) => one.place.id),
    ).toEqual(['LIS', ...ids.slice(0, 7)])
  })

  it('takes up a stored list with its past dates cleared, and nothing else', () => {
    const { environment, storage } = start()
    const stored = {
      ...{
        searchType: 'MD',
        flightCount: 2,
        adultCount: 9,
        childCount: 2,
        cabinClass: 'first',
        nonStop: true,
      },
      ...{ flight1DepartLocation: lisbon, flight1DepartDate: '2030-06-14' },
      ...{ flight2ArriveLocation: { id: 7 }, flight2DepartDate: '2030-06-20' },
    }
    storage.set('homeFlightSearch', JSON.stringify([stored]))
    expect(flightFields(createFlightForm(environment).$form.get())).toEqual({
      ...{
        searchType: 'MD',
        flightCount: 2,
        adultCount: 1,
        childCount: 2,
        cabinClass: 'first',
        nonStop: true,
      },
      ...{ flight1DepartLocation: lisbon, flight1ArriveLocation: undefined, flight1DepartDate: '' },
      ...{
        flight2DepartLocation: undefined,
        flight2ArriveLocation: undefined,
        flight2DepartDate: '2030-06-20',
      },
    })
    const car = {
      pickUpLocation: paris,
      pickUpTime: '11:30',
      dropOffTime: '25:00',
      carType: 'tank',
      sameLocation: false,
    }
    storage.set('homeCarSearch', JSON.stringify([{ ...car, dropOffDate: '2030-06-18' }]))
    const form = createCarForm(environment)
    expect(form.pickUpLocation.$form.get().place).toEqual(paris)
    expect(form.$form.get()).toMatchObject({
      ...{ pickUpDate: '', pickUpTime: '11:30', dropOffDate: '2030-06-18', dropOffTime: '10:00' },
      ...{ carType: '', sameLocation: false },
    })
    for (const other of [JSON.stringify(stored), '[null]', '7', '{']) {
      storage.set('homeFlightSearch', other)
      storage.set('homeCarSearch', other)
      expect(flightFields(createFlightForm(environment).$form.get()), other).toMatchObject({
        searchType: 'RT',
      })
      expect(createCarForm(environment).$form.get(), other).toMatchObject({ pickUpDate: today })
    }
  })
})

describe('the home forms', () => {
  it('hold the forms of hotels, flights and cars', () => {
    const { environment } = start()
    const hotels = createSearchForm(environment)
    const forms = createHomeForms(environment, hotels)
    expect(Object.keys(forms)).toEqual(['hotels', 'flights', 'cars'])
    expect(forms.hotels).toBe(hotels)
  })

  it('[ACC-030] use the default dates until one is stored; the defaults move with the day', () => {
    const { environment, storage } = start()
    const read = () => ['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((key) => storage.get(key))
    keepStart(environment)
    expect(read()).toEqual(['06-15-2030', '06-16-2030', '1', '2'])
    environment.advance(3 * 86_400_000)
    expect(createSearchForm(environment).$form.get()).toMatchObject({ checkIn: '2030-06-18' })
    keepStart(environment)
    expect(read()).toEqual(['06-18-2030', '06-19-2030', '1', '2'])
    const form = createSearchForm(environment)
    form.choose(paris)
    form.setDates('2030-07-01', '2030-07-04')
    form.submit()
    keepStart(environment)
    expect(readSaved(storage)).toMatchObject({ checkIn: '2030-07-01', checkOut: '2030-07-04' })
  })
})
