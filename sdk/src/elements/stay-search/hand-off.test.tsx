import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer } from '../../testing/fake-api.ts'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { legacyStay } from './legacy.ts'
import { choose, lisbon, searchPage, submit } from './testing/search-page.ts'

type Box = ReturnType<typeof mount>
const withPartner = { brand: { ...brandAnswer.brand, partner: { host: 'travel.example', qa: true } } }
const slashes = (days: number) => inDays(days).url.replaceAll('-', '/')

describe('stay-search: the older form, flights and cars', () => {
  const page = searchPage()
  let moves: ReturnType<typeof listen>
  beforeEach(() => {
    page.api.answer({ '/brand': () => withPartner })
    moves = listen('stay-navigate')
  })
  afterEach(() => moves.stop())
  const left = () => eventually(() => moves.events[0]?.detail as { to: string; url: string })
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

  it('[HOT-054] [HOT-051] the older form stays while it is invalid, then builds the results URL itself', async () => {
    const box = mount('stay-search', { variant: 'legacy' })
    await submit(box)
    await box.says('Please enter a City or Airport')
    await pause(50)
    expect(moves.events).to.have.length(0)
    await choose(box, 'lisbon', /^Lisbon, Portugal/)
    await submit(box)
    expect(await left()).to.deep.equal({
      to: 'search',
      url: `/search/city/800/${inDays(0).url}/${inDays(1).url}/1/2`,
    })
  })

  it('[HOT-053] missing dates of the older form are today and tomorrow', async () => {
    expect(legacyStay('', '', '2030-07-01')).to.deep.equal({ checkIn: '2030-07-01', checkOut: '2030-07-02' })
    expect(legacyStay('2030-07-05', '', '2030-07-01').checkOut).to.equal('2030-07-06')
    const box = mount('stay-search', { variant: 'legacy', ...lisbon })
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    ;(await box.button('Done')).click()
    await submit(box)
    expect((await left()).url).to.equal(`/search/city/800/${inDays(0).url}/${inDays(1).url}/1/2`)
    expect(box.text()).to.not.include('Please Select a Check-in Date')
  })

  it('[HOT-052] in legacy mode it leaves for the partner', async () => {
    const box = mount('stay-search', {
      variant: 'legacy',
      'hand-off': '',
      rooms: '2',
      guests: '3',
      ...lisbon,
    })
    await submit(box)
    const { to, url } = await left()
    expect([to, new URL(url).origin]).to.deep.equal(['partner', 'https://qa.travel.example'])
    expect(query(url)).to.deep.equal({
      query: 'Lisbon, Portugal',
      check_in: slashes(0),
      check_out: slashes(1),
      rooms: '2',
      adults: '3',
      refid: '8183',
      city_id: '800',
      currency: 'USD',
    })
  })

  const pick = async (box: Box, label: string, text: string, option: RegExp) => {
    const field = await eventually(() => {
      const labels = box.all<HTMLLabelElement>('.sf-l').filter(({ textContent }) => textContent === label)
      return box.root.getElementById(labels[0]?.htmlFor ?? '') as HTMLInputElement | null
    })
    type(field, text)
    const found = await eventually(() =>
      box.all('[role=option]').find((one) => option.test(one.textContent ?? '')),
    )
    found.click()
    field.blur()
    await pause(250)
  }

  it('[HOT-027] [PLT-128] flights are handed off once they are complete', async () => {
    const box = mount('stay-search', { variant: 'tabbed', product: 'flights', forms: 'all' })
    await box.button('Search')
    ;(await box.button('Search')).click()
    await box.says('Please enter a City or Airport')
    await expectAccessible(box.element)
    await pick(box, 'From', 'lisbon', /^Lisbon Airport/)
    // One of the two is not enough.
    ;(await box.button('Search')).click()
    await box.says('Please enter a City or Airport')
    await pick(box, 'To', 'lisburn', /^Lisburn/)
    type(await box.field('Adults (18+)'), '2')
    expect(page.api.calls('/locations/search').at(-1)?.body.product).to.equal('flights')
    ;(await box.button('Search')).click()
    const { url } = await left()
    expect(query(url)).to.include({
      air_search_type: 'roundtrip',
      from_airport_code_1: 'LIS',
      to_city_1: 'Lisburn, Northern Ireland',
      depart_date_1: slashes(0),
      return_date: slashes(1),
      adults: '2',
      children: '0',
      refid: '8183',
    })
    type(await box.field('Adults (18+)'), '0')
    ;(await box.button('Search')).click()
    await box.says('At least one traveller')
    expect(moves.events).to.have.length(1)

    const radios = box.all<HTMLInputElement>('input[type=radio]')
    radios[2]?.click()
    for (let flights = 2; flights <= 5; flights++) {
      ;(await box.button('Add a Flight')).click()
      await eventually(() => box.all('.leg').length === flights)
    }
    expect(box.maybe('Add a Flight')).to.equal(undefined)
    // Each further flight begins where the one before ended.
    expect(box.all<HTMLInputElement>('.leg:nth-child(2) [role=combobox]')[0]?.value).to.include('Lisburn')
  })

  it('[PLT-117] a single date has no day before today, a return none before the departure', async () => {
    const box = mount('stay-search', { variant: 'tabbed', product: 'flights', forms: 'all' })
    const depart = await box.find<HTMLInputElement>('[name=flight1DepartDate]')
    const back = await box.find<HTMLInputElement>('[name=flight1ReturnDate]')
    expect(depart.min).to.equal(inDays(0).date)
    type(depart, inDays(-1).date)
    expect(depart.validity.rangeUnderflow).to.equal(true)
    type(depart, inDays(6).date)
    await eventually(() => back.min === inDays(6).date)
    type(back, inDays(5).date)
    expect(back.validity.rangeUnderflow).to.equal(true)
    await pick(box, 'From', 'lisbon', /^Lisbon Airport/)
    await pick(box, 'To', 'lisburn', /^Lisburn/)
    ;(await box.button('Search')).click()
    await pause(100)
    expect(moves.events).to.have.length(0)
    type(back, inDays(6).date)
    expect(back.validity.valid).to.equal(true)
    ;(await box.button('Search')).click()
    await left()
  })

  it('[HOT-027] [PLT-133] cars are handed off, with another place to drop off', async () => {
    const box = mount('stay-search', { variant: 'tabbed', product: 'cars', forms: 'all' })
    await pick(box, 'Pick-up location', 'lisbon', /^Lisbon, Portugal/)
    ;(await box.find<HTMLInputElement>('[name=sameLocation]')).click()
    ;(await box.button('Search')).click()
    await box.says('Please enter a City or Airport')
    await pick(box, 'Drop-off location', 'lisburn', /^Lisburn/)
    type(await box.field('Drop-off time'), '18:30')
    ;(await box.button('Advanced options')).click()
    type(await box.field('Car type'), 'suv')
    type(await box.field('Car company'), 'HZ')
    expect(box.all<HTMLInputElement>('form [name]').map(({ name }) => name)).to.have.members([
      'pickUpLocation',
      'pickUpDate',
      'pickUpTime',
      'dropOffLocation',
      'dropOffDate',
      'dropOffTime',
      'carType',
      'carCompany',
      'sameLocation',
    ])
    await expectAccessible(box.element)
    ;(await box.button('Search')).click()
    const { url } = await left()
    expect(new URL(url).pathname).to.equal('/cars/results/')
    expect(query(url)).to.deep.equal({
      pick_up_city: 'Lisbon, Portugal',
      pick_up_date: slashes(0),
      pick_up_time: '10:00',
      drop_off_city: 'Lisburn, Northern Ireland',
      drop_off_date: slashes(1),
      drop_off_time: '18:30',
      car_type: 'suv',
      car_company: 'HZ',
      refid: '8183',
      currency: 'USD',
    })
  })
})
