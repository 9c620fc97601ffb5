import { describe, expect, it } from 'vitest'
import { earliestOf, isMistimed, isNobody, mistimedEnds, times } from './index.ts'
import { lisbon, paris, start, today } from './testing/start.ts'

describe('the flight form', () => {
  it('[PLT-121] [PLT-122] has fields of its own and of each flight, with a return in a round trip alone', () => {
    const { form, flight, fields } = start().flights()
    flight(0).from.choose(lisbon)
    flight(0).to.choose(paris)
    form.setDates(0, { departDate: '2030-07-01', returnDate: '2030-07-05' })
    form.change({ adultCount: 2, childCount: 1, cabinClass: 'business', nonStop: true })
    const travel = { adultCount: 2, childCount: 1, cabinClass: 'business', nonStop: true }
    const first = {
      flight1DepartLocation: lisbon,
      flight1ArriveLocation: paris,
      flight1DepartDate: '2030-07-01',
    }
    const back = { flight1ReturnDate: '2030-07-05' }
    expect(fields()).toEqual({ searchType: 'RT', flightCount: 1, ...travel, ...first, ...back })
    form.change({ searchType: 'OW' })
    expect(fields()).toEqual({ searchType: 'OW', flightCount: 1, ...travel, ...first })
    form.change({ searchType: 'MD' })
    form.add()
    expect(fields()).toEqual({
      searchType: 'MD',
      flightCount: 2,
      ...travel,
      ...first,
      flight2DepartLocation: paris,
      flight2ArriveLocation: undefined,
      flight2DepartDate: '2030-07-01',
    })
  })

  it('[AQ-49] has one to five flights, and none that leaves before the one before it', () => {
    const { form, flight } = start().flights()
    const { change, add, remove, setDates } = form
    const count = () => form.$form.get().flights.length
    change({ searchType: 'MD' })
    remove()
    expect(count()).toBe(1)
    for (let more = 0; more < 6; more++) add()
    expect(count()).toBe(5)
    expect(new Set(form.$form.get().flights.map(({ key }) => key)).size).toBe(5)
    setDates(1, { departDate: '2030-08-01' })
    expect([0, 1, 2, 4].map((index) => flight(index).departDate)).toEqual([
      today,
      '2030-08-01',
      '2030-08-01',
      '2030-08-01',
    ])
    expect([0, 1, 2].map((index) => earliestOf(form.$form.get(), index, today))).toEqual([
      today,
      today,
      '2030-08-01',
    ])
    remove()
    expect(count()).toBe(4)
  })

  it('[AQ-49] a flight without a date, before today, or back before it has left is mistimed', () => {
    const { form } = start().flights()
    const wrong = () => isMistimed(form.$form.get(), 0, today)
    expect(wrong()).toBe(false)
    for (const dates of [
      { departDate: '', returnDate: '2030-07-01' },
      { departDate: '2030-06-14', returnDate: '2030-07-01' },
      { departDate: '2030-07-02', returnDate: '2030-07-01' },
      { departDate: '2030-07-02', returnDate: '' },
    ] as const) {
      form.setDates(0, dates)
      expect(wrong(), JSON.stringify(dates)).toBe(true)
    }
    form.change({ searchType: 'OW' })
    expect(wrong()).toBe(false)
    form.change({ searchType: 'RT' })
    form.setDates(0, { returnDate: '2030-07-02' })
    expect(wrong()).toBe(false)
  })

  it('[AQ-49] [AQ-50] a search needs both ends and a passenger; a one-way after several flights has the first', () => {
    const { form, flight } = start().flights()
    expect(form.submit()).toBeUndefined()
    expect(form.$form.get().submitted).toBe(true)
    flight(0).from.choose(lisbon)
    expect(form.submit()).toBeUndefined()
    flight(0).to.choose(paris)
    expect(form.submit()?.legs).toHaveLength(1)
    form.change({ searchType: 'MD' })
    form.add()
    form.add()
    expect(form.submit()).toBeUndefined()
    form.change({ searchType: 'OW' })
    expect(form.submit()).toMatchObject({ type: 'OW', legs: [{ from: lisbon, to: paris, depart: today }] })
    form.change({ adultCount: 0 })
    expect(isNobody(form.$form.get())).toBe(true)
    expect(form.submit()).toBeUndefined()
    form.change({ childCount: 1 })
    expect(form.submit()).toMatchObject({ adults: 0, children: 1 })
  })
})

describe('the car form', () => {
  it('[PLT-134] [AQ-51] starts from today until tomorrow at ten, back to the same place', () => {
    const { $form } = start().cars()
    expect($form.get()).toEqual({
      pickUpDate: today,
      pickUpTime: '10:00',
      dropOffDate: '2030-06-16',
      dropOffTime: '10:00',
      carType: '',
      carCompany: '',
      sameLocation: true,
      submitted: false,
    })
    expect([times.length, ...times.slice(0, 3), times.at(-1)]).toEqual([
      48,
      '00:00',
      '00:30',
      '01:00',
      '23:30',
    ])
  })

  it('[AQ-51] comes back no earlier than it is picked up, and to the same place unless another is given', () => {
    const form = start().cars()
    form.pickUpLocation.choose(lisbon)
    form.change({ dropOffDate: today, dropOffTime: '09:30' })
    expect(mistimedEnds(form.$form.get(), today)).toEqual({ pickUp: false, dropOff: true })
    expect(form.submit()).toBeUndefined()
    form.change({ dropOffTime: '10:00' })
    expect(form.submit()).toMatchObject({ pickUp: { place: lisbon }, dropOff: { place: lisbon } })
    form.change({ pickUpDate: '2030-06-14' })
    expect(mistimedEnds(form.$form.get(), today)).toEqual({ pickUp: true, dropOff: false })
    form.change({ pickUpDate: today, sameLocation: false })
    expect(form.submit()).toBeUndefined()
    form.dropOffLocation.choose(paris)
    expect(form.submit()).toMatchObject({ dropOff: { place: paris, date: today, time: '10:00' } })
  })
})
