import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addNights,
  dateInZone,
  eachNight,
  fromUrlDate,
  isStayDate,
  longDate,
  mendedStay,
  nightsOf,
  readDate,
  stayProblem,
  toBadgeDate,
  toInputDate,
  toUrlDate,
  wholeDates,
  yearDate,
} from '../index.ts'

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

describe('stay dates', () => {
  it('[HOT-021] [OQ-27] writes dates as MM-DD-YYYY in URLs, and reads them back', () => {
    expect(toUrlDate('2030-12-31')).toBe('12-31-2030')
    fc.assert(
      fc.property(date, (day) => {
        expect(fromUrlDate(toUrlDate(day))).toBe(day)
      }),
    )
  })

  it('[HOT-022] [OQ-27] reads the legacy DD/MM/YYYY too, also escaped', () => {
    expect(fromUrlDate('31/12/2030')).toBe('2030-12-31')
    expect(fromUrlDate('31%2F12%2F2030')).toBe('2030-12-31')
    expect(fromUrlDate('12-31-30')).toBeUndefined()
  })

  it('[OQ-58] reads a date in each form that has one reading, in digits of any script', () => {
    const forms = [
      '12/24/2026',
      '24-12-2026',
      '24.12.2026',
      '20261224',
      '24122026',
      '2026-12-24',
      '2026/12/24',
    ]
    const instants = ['2026-12-24T00:00:00Z', '2026-12-24T00:00', '2026-12-24T00:00:00.000+01:00']
    for (const text of [...forms, ...instants, '２０２６-１２-２４', '٢٤/١٢/٢٠٢٦', ' 24.12.2026 ']) {
      expect(readDate(text, 'day-first'), text).toBe('2026-12-24')
      expect(readDate(text, 'month-first'), text).toBe('2026-12-24')
      expect(fromUrlDate(text), text).toBe('2026-12-24')
    }
    fc.assert(
      fc.property(date, (day) => {
        const [year, month, number] = day.split('-')
        expect(readDate(`${number}.${month}.${year}`, 'month-first')).toBe(day)
        expect(readDate(`${number}/${month}/${year}`, 'day-first')).toBe(day)
        expect(readDate(`${month}/${number}/${year}`, 'month-first')).toBe(day)
        expect(readDate(`${year}${month}${number}`, 'day-first')).toBe(day)
      }),
    )
  })

  it('reads no date in anything else', () => {
    const unclear = [
      '2026-12-24T23:00:00Z',
      '2026-12-24 soon',
      '24-12.2026',
      '2027-02-30',
      '30.02.2027',
      '2026124',
    ]
    for (const text of [...unclear, '12-24', 'Dec 24, 2026', '24.12.26', '99999999', '']) {
      expect(readDate(text, 'day-first'), text).toBeUndefined()
      expect(readDate(text, 'month-first'), text).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('day-first', 'month-first'), (text, order) => {
        const day = readDate(text, order)
        if (day) expect(isStayDate(day)).toBe(true)
      }),
    )
  })

  it('keeps a text that is no date in an address as it is', () => {
    expect([toUrlDate(''), toUrlDate('24 Dec')]).toEqual(['', '24 Dec'])
  })

  it('[HOT-111] completes one date of a search to a night, and none to tonight', () => {
    const today = '2026-11-21'
    const of = (checkIn?: string, checkOut?: string) =>
      Object.values(wholeDates({ checkIn, checkOut }, today))
    expect(of()).toEqual(['2026-11-21', '2026-11-22'])
    expect(of('2026-12-24')).toEqual(['2026-12-24', '2026-12-25'])
    expect(of(undefined, '2026-12-24')).toEqual(['2026-12-23', '2026-12-24'])
    expect(of('2026-12-24', '2026-12-27')).toEqual(['2026-12-24', '2026-12-27'])
  })

  it('say their year where money or a deadline hangs on them', () => {
    expect(yearDate('2026-12-05')).toBe('Sat, Dec 5, 2026')
    expect(yearDate('2026-12-05', 'fr-FR')).toBe('sam. 5 déc. 2026')
    expect(longDate('2026-12-05')).toBe('Saturday, December 5, 2026')
    expect(longDate('2026-12-05', 'fr-FR')).toBe('samedi 5 décembre 2026')
  })

  it('[HOT-342] [OQ-58] shows dates as ddd MMM, D and MM/DD/YYYY', () => {
    expect(toBadgeDate('2026-12-05')).toBe('Sat Dec, 5')
    expect(toBadgeDate('2026-12-05', 'fr-FR')).toBe('sam. 5 déc.')
    expect(toBadgeDate('2026-12-05', 'ru')).toBe('сб, 5 дек.')
    expect(toInputDate('2026-12-05')).toBe('12/05/2026')
  })

  it('count nights over months, years and clock changes', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 400 }), (day, nights) => {
        const stay = { checkIn: day, checkOut: addNights(day, nights) }
        expect(nightsOf(stay)).toBe(nights)
        expect(eachNight(stay)).toHaveLength(nights)
        if (nights > 0)
          expect([eachNight(stay)[0], eachNight(stay).at(-1)]).toEqual([day, addNights(day, nights - 1)])
      }),
    )
  })

  it('knows dates that do not exist', () => {
    expect(isStayDate('2026-02-29')).toBe(false)
    expect(isStayDate('2028-02-29')).toBe(true)
    expect(isStayDate('2026-2-9')).toBe(false)
    for (const text of ['x2026-02-09', '2026-02-09x', '+002026-02-09', ''])
      expect(isStayDate(text), text).toBe(false)
  })

  it('names what is wrong with a stay', () => {
    const today = '2026-11-21'
    const from = (checkIn: string, checkOut: string) => stayProblem({ checkIn, checkOut }, today)
    expect(from('2026-11-20', '2026-11-23')).toBe('PastDates')
    expect(from('2026-11-23', '2026-11-20')).toBe('PastDates')
    expect(from('2026-11-21', '2026-11-21')).toBe('NoNights')
    expect(from('2026-11-21', '2026-11-22')).toBeUndefined()
    expect(from('2026-11-21', addNights(today, 21))).toBeUndefined()
    expect(from('2026-11-21', addNights(today, 22))).toBe('TooLong')
    expect(from('soon', '2026-11-22')).toBe('InvalidDates')
  })

  it('[OQ-18] corrects a past or too long stay by the rule of the details page', () => {
    const today = '2026-11-21'
    const mended = (checkIn: string, checkOut: string) => mendedStay({ checkIn, checkOut }, today)
    expect(mended('2026-11-01', '2026-11-04')).toEqual({ checkIn: today, checkOut: '2026-11-24' })
    expect(mended('2027-01-01', '2027-01-31')).toEqual({ checkIn: '2027-01-01', checkOut: '2027-01-22' })
    expect(mended('2026-10-01', '2026-10-31')).toEqual({ checkIn: today, checkOut: '2026-12-12' })
    expect(mended('soon', '2027-01-22')).toEqual({ checkIn: today, checkOut: '2026-11-22' })
    expect(mended('2027-01-01', '2027-01-22')).toBeUndefined()
    for (const checkOut of ['2027-01-02', '2027-01-05'])
      expect(mended('2027-01-05', checkOut)).toEqual({ checkIn: '2027-01-05', checkOut: '2027-01-06' })
  })

  it('today is the date in the given zone', () => {
    const instant = new Date('2026-11-21T23:30:00Z')
    expect(dateInZone(instant, 'Pacific/Auckland')).toBe('2026-11-22')
    expect(dateInZone(instant, 'America/New_York')).toBe('2026-11-21')
    const local = new Date(2026, 10, 21, 0, 10)
    expect(dateInZone(local)).toBe('2026-11-21')
    expect(dateInZone(new Date(2026, 10, 21, 23, 50))).toBe('2026-11-21')
  })

  it('URL dates may have single digits, and nothing around them', () => {
    expect(fromUrlDate('2-9-2030')).toBe('2030-02-09')
    expect(fromUrlDate('9/2/2030')).toBe('2030-02-09')
    for (const text of ['x2-9-2030', '2-9-2030x', 'x9/2/2030', '9/2/2030x', '2-9-20301', '', '02-30-2030']) {
      expect(fromUrlDate(text), text).toBeUndefined()
    }
  })

  it("without a zone the machine's own calendar counts", () => {
    for (const hour of [0, 6, 12, 18, 23]) {
      const instant = new Date(2026, 10, 21, hour, 30)
      expect(dateInZone(instant)).toBe('2026-11-21')
      expect(dateInZone(instant)).toBe(dateInZone(instant, Intl.DateTimeFormat().resolvedOptions().timeZone))
    }
  })
})
