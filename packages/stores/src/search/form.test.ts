import { addNights, spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createSearchForm, errorsOf, queryOf, type SearchForm } from './form.ts'
import { type Place, urlPlaceOf } from './place.ts'

const lisbon: Place = { id: '800', type: 'city', city: '800', area: '', query: 'Lisbon, Portugal' }
// The clock stands at 2030-06-15.
const start = (initial = {}) => {
  const environment = memoryEnvironment()
  return { environment, form: createSearchForm(environment, initial) }
}

describe('the search form', () => {
  it('[HOT-032] [HOT-033] [OQ-08] starts with today, tomorrow, 1 room, 2 guests', () => {
    expect(start().form.$form.get()).toMatchObject({
      checkIn: '2030-06-15',
      checkOut: '2030-06-16',
      occupancy: spreadGuests(1, 2),
      place: undefined,
      submitted: false,
    })
  })

  it.each([
    [undefined, true, false],
    [lisbon, false, false],
    [undefined, false, false],
    [lisbon, true, true],
  ])('[HOT-035] place %o with dates %s is valid: %s', (place, hasDates, valid) => {
    const { form } = start({ place })
    if (!hasDates) form.setDates('', '')
    expect(queryOf(form.$form.get()) !== undefined).toBe(valid)
  })

  it('starts from the date at the place, moves tonight there, and clears a chosen arrival that is over there', () => {
    const apia = { ...lisbon, id: '9', query: 'Apia, Samoa', timeZone: 'Pacific/Apia' }
    const pagoPago = { ...lisbon, id: '8', query: 'Pago Pago', timeZone: 'Pacific/Pago_Pago' }
    const noon = () => memoryEnvironment({ timeZone: 'Pacific/Pago_Pago' })
    const today = noon().clock.today()
    const there = noon().clock.today('Pacific/Apia')
    expect(there > today).toBe(true)
    expect(createSearchForm(noon(), { place: apia }).$form.get().checkIn).toBe(there)
    const form = createSearchForm(noon())
    expect(form.$form.get().checkIn).toBe(today)
    form.choose(apia)
    expect(form.$form.get().checkIn).toBe(there)
    const other = createSearchForm(noon())
    other.setDates(today, there)
    other.choose(apia)
    expect(other.$form.get()).toMatchObject({ checkIn: '', checkOut: '' })
    const back = createSearchForm(noon())
    back.setDates(there, '')
    back.choose(pagoPago)
    expect(back.$form.get().checkIn).toBe(there)
  })

  describe('without chosen dates', () => {
    const honolulu = { ...lisbon, id: '7', query: 'Honolulu', timeZone: 'Pacific/Honolulu' }
    const device = () => memoryEnvironment({ timeZone: 'Pacific/Auckland' })
    const [here, there] = [device().clock.today(), device().clock.today('Pacific/Honolulu')]
    const datesOf = ({ $form }: SearchForm) => [$form.get().checkIn, $form.get().checkOut]
    const tonight = [there, addNights(there, 1)]

    it('a device in Auckland starts with tonight there, which becomes tonight in Honolulu', () => {
      expect(there < here).toBe(true)
      const form = createSearchForm(device())
      expect(datesOf(form)).toEqual([here, addNights(here, 1)])
      form.choose(honolulu)
      expect(datesOf(form)).toEqual(tonight)
    })

    it('a reset returns from chosen dates to tonight at the place, and at the next one', () => {
      const form = createSearchForm(device())
      form.choose(honolulu)
      form.setDates('2030-07-01', '2030-07-04')
      form.resetDates()
      expect(datesOf(form)).toEqual(tonight)
      form.choose({ ...lisbon, timeZone: 'Pacific/Auckland' })
      expect(datesOf(form)).toEqual([here, addNights(here, 1)])
    })

    it('shows the stay of an address, except for what the traveller has set since the address came', () => {
      const form = createSearchForm(device(), { place: honolulu })
      const [first, second] = [['2030-07-01', '2030-07-04'] as const, ['2030-08-01', '2030-08-03'] as const]
      const [one, two] = [[{ adults: 1, childAges: [] }], [{ adults: 2, childAges: [] }]]
      const came = form.edits()
      form.show({ dates: first, occupancy: one }, came)
      // Two addresses may come before the code of the first has run.
      form.show({ dates: second, occupancy: two }, came)
      expect(datesOf(form)).toEqual(second)
      form.setOccupancy(one)
      form.show({ dates: undefined, occupancy: two }, came)
      expect([datesOf(form), form.$form.get().occupancy]).toEqual([tonight, one])
      form.show({ dates: first, occupancy: two }, form.edits())
      expect(form.$form.get().occupancy).toEqual(two)
    })

    it('a place of the page gets its name and zone, and the night there, without becoming a choice of the traveller', () => {
      const environment = device()
      const bare = { ...lisbon, id: '7', query: '7' }
      const form = createSearchForm(environment, { place: bare })
      form.locate({ ...honolulu, id: '8' })
      expect(datesOf(form)).toEqual([here, addNights(here, 1)])
      form.locate(honolulu)
      expect(form.$form.get()).toMatchObject({ text: 'Honolulu', place: honolulu })
      expect(datesOf(form)).toEqual(tonight)
      form.submit()
      expect(environment.storage.get('homeHotelSearch')).toBeUndefined()
      const other = createSearchForm(device(), { place: { ...bare, query: 'Oahu' }, checkIn: here })
      other.locate(honolulu)
      expect(other.$form.get()).toMatchObject({ text: 'Oahu', checkIn: here })
    })

    it('dates of the page or of an earlier search are chosen ones, and stay at another place', () => {
      for (const named of [{ checkIn: here }, { checkOut: addNights(here, 1) }]) {
        const form = createSearchForm(device(), named)
        form.choose(honolulu)
        expect(datesOf(form)).toEqual([here, addNights(here, 1)])
      }
      const environment = device()
      const earlier = createSearchForm(environment, { place: lisbon })
      earlier.setDates(here, addNights(here, 3))
      earlier.submit()
      const form = createSearchForm(environment)
      form.choose(honolulu)
      expect(datesOf(form)).toEqual([here, addNights(here, 3)])
    })
  })

  it('keeps dates that a page gives for a place of unknown zone until they are over everywhere', () => {
    const device = () => memoryEnvironment({ timeZone: 'Pacific/Kiritimati' })
    const [today, last] = [device().clock.today(), device().clock.today('Etc/GMT+12')]
    expect(last < today).toBe(true)
    const arrival = (checkIn: string) =>
      createSearchForm(device(), { place: lisbon, checkIn }).$form.get().checkIn
    expect([arrival(last), arrival(addNights(last, -1))]).toEqual([last, ''])
  })

  it('[HOT-040] [OQ-08] clears a past stored date, and keeps the other one', () => {
    const environment = memoryEnvironment()
    environment.storage.set('homeHotelSearch', '[{"locationType":"city","cityID":"800"}]')
    environment.storage.set('checkIn', '06-14-2030')
    environment.storage.set('checkOut', '06-18-2030')
    expect(createSearchForm(environment).$form.get()).toMatchObject({ checkIn: '', checkOut: '2030-06-18' })
    environment.storage.set('checkIn', '06-16-2030')
    environment.storage.set('checkOut', '06-14-2030')
    expect(createSearchForm(environment).$form.get()).toMatchObject({ checkIn: '2030-06-16', checkOut: '' })
  })

  it('[HOT-042] forgets the place when its text is changed or emptied', () => {
    const { form } = start({ place: lisbon })
    form.type('Lisbon, Portugal')
    expect(form.$form.get().place).toEqual(lisbon)
    form.type('')
    expect(form.$form.get().place).toBeUndefined()
    expect(errorsOf(form.$form.get())).toEqual({ location: 'enter' })
    form.type('Lis')
    expect(errorsOf(form.$form.get())).toEqual({ location: 'select' })
  })

  it('[HOT-343] keeps a submitted search and starts the next form with it', () => {
    const { environment, form } = start({ place: lisbon, occupancy: spreadGuests(2, 5) })
    form.setDates('2030-07-01', '2030-07-04')
    expect(form.submit()).toMatchObject({
      place: lisbon,
      checkIn: '2030-07-01',
      occupancy: spreadGuests(2, 5),
    })
    expect(createSearchForm(environment).$form.get()).toMatchObject({
      place: lisbon,
      text: 'Lisbon, Portugal',
      checkIn: '2030-07-01',
      checkOut: '2030-07-04',
      occupancy: spreadGuests(2, 5),
    })
  })

  it.each([
    '',
    '{',
    '[]',
    '[{}]',
    '[{"locationType":3}]',
    'null',
    '"x"',
    '[{"locationType":"city"}]',
    '{"0":{"locationType":"city","cityID":"800"},"length":1}',
    '{"locationType":"city","cityID":"800"}',
    '\u0000',
  ])('[ACC-171] survives %j in every key of its storage', (bad) => {
    const environment = memoryEnvironment()
    for (const key of ['homeHotelSearch', 'checkIn', 'checkOut', 'roomCount', 'adultCount', 'rooms']) {
      environment.storage.set(key, bad)
    }
    expect(createSearchForm(environment).$form.get()).toMatchObject({
      occupancy: spreadGuests(1, 2),
      place: undefined,
    })
  })

  it('[PLT-116] makes a lone check-in one night when the calendar closes', () => {
    const { form } = start()
    form.setDates('2030-07-01', '')
    form.closeDates()
    expect(form.$form.get().checkOut).toBe('2030-07-02')
  })

  it('keeps a stay within 21 nights', () => {
    const { form } = start()
    form.setDates('2030-07-01', '2030-09-01')
    expect(form.$form.get().checkOut).toBe('2030-07-22')
    form.setDates('2030-07-05', '2030-07-01')
    expect(form.$form.get().checkOut).toBe('')
  })

  it('[HOT-020] [OQ-53] a neighborhood is its city plus the area, a hotel its city, others are themselves', () => {
    expect(urlPlaceOf({ ...lisbon, id: 'a1', type: 'neighborhood', area: 'a1' })).toEqual({
      type: 'city',
      id: '800',
      areaId: 'a1',
    })
    expect(urlPlaceOf({ ...lisbon, id: 'h1', type: 'hotel' })).toEqual({ type: 'city', id: '800' })
    expect(urlPlaceOf({ ...lisbon, id: 'LIS', type: 'airport' })).toEqual({ type: 'airport', id: 'LIS' })
  })

  it('[OQ-08] a chosen place is written into its field, and an incomplete form is not stored', () => {
    const { environment, form } = start()
    form.choose(lisbon)
    expect(form.$form.get()).toMatchObject({ place: lisbon, text: 'Lisbon, Portugal', submitted: false })
    form.setDates('', '')
    expect(errorsOf(form.$form.get())).toEqual({ checkIn: true, checkOut: true })
    expect(form.submit()).toBeUndefined()
    expect(form.$form.get().submitted).toBe(true)
    expect(environment.storage.get('homeHotelSearch')).toBeUndefined()
    form.choose({ ...lisbon, query: '  ' })
    form.type('   ')
    expect(errorsOf({ ...form.$form.get(), place: undefined }).location).toBe('enter')
  })

  it('closing the calendar leaves two dates, and none, as they are', () => {
    const { form } = start()
    form.setDates('2030-07-01', '2030-07-05')
    form.closeDates()
    expect(form.$form.get().checkOut).toBe('2030-07-05')
    form.setDates('', '')
    form.closeDates()
    expect(form.$form.get().checkOut).toBe('')
  })

  it('one date is a night, an unreadable one empties its field; today is no past date; 21 nights are not too many', () => {
    const environment = memoryEnvironment()
    const starting = (initial: object) => {
      const { text, checkIn, checkOut } = createSearchForm(environment, initial).$form.get()
      return [text, checkIn, checkOut]
    }
    expect(starting({ checkIn: '2030-07-01' })).toEqual(['', '2030-07-01', '2030-07-02'])
    expect(starting({ checkOut: '2030-07-01' })).toEqual(['', '2030-06-30', '2030-07-01'])
    expect(starting({ checkIn: '', checkOut: '2030-07-01' })).toEqual(['', '', '2030-07-01'])
    expect(starting({ checkIn: '2030-06-15', checkOut: '2030-07-06' })).toEqual([
      '',
      '2030-06-15',
      '2030-07-06',
    ])
    expect(starting({ checkIn: '2030-06-15', checkOut: '2030-07-07' })).toEqual([
      '',
      '2030-06-15',
      '2030-07-06',
    ])
    environment.storage.set('checkOut', '06-18-2030')
    environment.storage.set('homeHotelSearch', '[{"locationType":"city","cityID":"800"}]')
    // A check-out alone is no stay.
    expect(starting({})).toEqual(['', '2030-06-15', '2030-06-16'])
  })
})
