import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import {
  comboOf,
  day,
  fieldValue,
  openDates,
  pick,
  slashes,
  travelPage,
} from '../stay-search/testing/travel-page.ts'
import { define } from './define.ts'

type Box = ReturnType<typeof mount>
const radio = async (box: Box, value: string) =>
  box.find<HTMLInputElement>(`[name=searchType][value=${value}]`)
const names = (box: Box) => [...new Set(box.all<HTMLInputElement>('form [name]').map(({ name }) => name))]
const optionsOf = (field: HTMLElement | undefined) =>
  [...((field as HTMLSelectElement | undefined)?.options ?? [])].map(({ value }) => value)
const legs = (box: Box) => box.all('.leg').length

async function fill(box: Box) {
  await pick(box, 'From', 'lisbon', /^Lisbon Airport/)
  await pick(box, 'To', 'lisburn', /^Lisburn/)
}

describe('stay-flights', () => {
  const page = travelPage(define)
  beforeEach(() => setViewport({ width: 1280, height: 900 }))

  it('[PLT-120] [PLT-132] offers round trip (the default), one way and several flights in any cabin', async () => {
    const box = mount('stay-flights')
    await radio(box, 'RT')
    const radios = box.all<HTMLInputElement>('[type=radio]')
    expect(radios.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['RT', true],
      ['OW', false],
      ['MD', false],
    ])
    for (const text of ['Round Trip', 'One Way', 'Multi-Destination']) await box.says(text)
    ;(await box.button('Advanced options')).click()
    const cabin = await box.field('Cabin Class')
    expect(optionsOf(cabin)).to.deep.equal(['', 'economy', 'premium', 'business', 'first'])
    expect(cabin.value).to.equal('')
  })

  it('[PLT-129] [PLT-130] [PLT-131] accepts up to eight adults and six children; infants are for the checkout', async () => {
    const box = mount('stay-flights')
    const adults = await box.field('Adults (18+)')
    const children = await box.field('Children (2-17)')
    expect([optionsOf(adults).join(), adults.value]).to.deep.equal(['0,1,2,3,4,5,6,7,8', '1'])
    expect([optionsOf(children).join(), children.value]).to.deep.equal(['0,1,2,3,4,5,6', '0'])
    await box.says('You can add infants at checkout.')
    expect(names(box).filter((name) => /infant/i.test(name))).to.deep.equal([])
  })

  it('[PLT-127] shows and hides more options in a panel', async () => {
    const box = mount('stay-flights')
    const button = await box.button('Advanced options')
    expect(button.getAttribute('aria-expanded')).to.equal('false')
    expect(names(box)).to.deep.equal([
      ...['searchType', 'flightCount', 'flight1DepartLocation', 'flight1ArriveLocation'],
      ...['flight1DepartDate', 'flight1ReturnDate', 'adultCount', 'childCount'],
    ])
    button.click()
    await eventually(() => names(box).includes('cabinClass') && names(box).includes('nonStop'))
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    button.click()
    await eventually(() => !names(box).includes('cabinClass') && !names(box).includes('nonStop'))
  })

  it('[PLT-123] [PLT-124] has one to five flights, each starting where the previous one ends', async () => {
    const box = mount('stay-flights')
    await fill(box)
    ;(await radio(box, 'MD')).click()
    await box.button('Add a Flight')
    expect(box.maybe('Remove a Flight')).to.equal(undefined)
    for (let flights = 2; flights <= 5; flights++) {
      ;(await box.button('Add a Flight')).click()
      await eventually(() => legs(box) === flights)
    }
    expect(fieldValue(box, 'flight2DepartLocation')).to.equal('Lisburn, Northern Ireland')
    expect(fieldValue(box, 'flight2ArriveLocation')).to.equal('')
    expect(fieldValue(box, 'flightCount')).to.equal('5')
    expect(box.maybe('Add a Flight')).to.equal(undefined)
    for (let flights = 4; flights >= 1; flights--) {
      ;(await box.button('Remove a Flight')).click()
      await eventually(() => legs(box) === flights)
    }
    expect(box.maybe('Remove a Flight')).to.equal(undefined)
  })

  it('[PLT-125] [PLT-117] a later flight starts no earlier than the previous one, and none before today', async () => {
    const box = mount('stay-flights')
    ;(await radio(box, 'MD')).click()
    ;(await box.button('Add a Flight')).click()
    await eventually(() => legs(box) === 2)
    await openDates(box, /^Depart/)
    expect(day(box, -1)?.disabled ?? true).to.equal(true)
    expect(day(box, 0)?.disabled).to.equal(false)
    day(box, 3)?.click()
    await eventually(() => !box.root.querySelector('dialog'))
    expect([1, 2].map((flight) => fieldValue(box, `flight${flight}DepartDate`))).to.deep.equal([
      inDays(3).date,
      inDays(3).date,
    ])
    await openDates(box, /^Depart/, 1)
    expect(day(box, 2)?.disabled ?? true).to.equal(true)
    expect(day(box, 3)?.disabled).to.equal(false)
    await eventually(() =>
      box.root.querySelector('dialog [aria-pressed=true]')?.ariaLabel?.includes('Depart'),
    )
    day(box, 5)?.click()
    await eventually(() => fieldValue(box, 'flight2DepartDate') === inDays(5).date)
  })

  it('selects a round trip in one calendar, with one night by default and its first day as earliest return', async () => {
    const box = mount('stay-flights')
    await openDates(box, /^Depart/)
    day(box, 2)?.click()
    await eventually(() => fieldValue(box, 'flight1ReturnDate') === '')
    day(box, 2)?.click()
    await eventually(() => fieldValue(box, 'flight1ReturnDate') === inDays(2).date)
    // The second date closes the calendar.
    await eventually(() => !box.root.querySelector('dialog'))
    await openDates(box, /^Depart/)
    day(box, 4)?.click()
    await eventually(() => fieldValue(box, 'flight1DepartDate') === inDays(4).date)
    ;(await box.button('Done')).click()
    await eventually(() => fieldValue(box, 'flight1ReturnDate') === inDays(5).date)
    expect(box.root.querySelector('dialog')).to.equal(null)
    await eventually(() => /^Depart/.test(box.root.activeElement?.textContent ?? ''))
  })

  it('[ACC-187] does nothing while a place is missing, and shows which', async () => {
    const box = mount('stay-flights')
    await page.search(box)
    await box.says('Please enter a City or Airport')
    expect(
      box.all('.error').filter(({ textContent }) => /City or Airport/.test(textContent ?? '')),
    ).to.have.length(2)
    await pause(50)
    expect(page.moves).to.have.length(0)
  })

  it('[PLT-126] sends only the first of three flights after a switch to one way, in the currency of the page', async () => {
    const box = mount('stay-flights', { currency: 'EUR' })
    await fill(box)
    ;(await radio(box, 'MD')).click()
    for (const [more, option] of [/^Lisbon Airport/, /^Lisburn/].entries()) {
      ;(await box.button('Add a Flight')).click()
      await eventually(() => legs(box) === more + 2)
      await pick(box, 'To', 'lis', option)
    }
    await page.search(box)
    expect(await page.left()).to.include({ air_search_type: 'multi', to_city_3: 'Lisburn, Northern Ireland' })
    ;(await radio(box, 'OW')).click()
    await eventually(() => legs(box) === 1)
    await page.search(box)
    await eventually(() => page.moves.length === 2)
    expect(await page.left()).to.deep.equal({
      air_search_type: 'oneway',
      from_city_1: 'Lisbon Airport',
      from_airport_code_1: 'LIS',
      to_city_1: 'Lisburn, Northern Ireland',
      depart_date_1: slashes(0),
      adults: '1',
      children: '0',
      refid: '8183',
      currency: 'EUR',
    })
  })

  it('suggests places for flights, and recent places while the field is empty', async () => {
    const box = mount('stay-flights')
    await fill(box)
    expect(page.api.calls('/locations/search').at(-1)?.body.product).to.equal('flights')
    await page.search(box)
    await page.left()
    document.body.replaceChildren()
    const next = mount('stay-flights')
    await eventually(() => fieldValue(next, 'flight1ArriveLocation') === 'Lisburn, Northern Ireland')
    type(await comboOf(next, 'To'), '')
    await next.says('Recent searches')
    const found = await eventually(() =>
      next.all('[role=option]').find((one) => /^Lisbon Airport/.test(one.textContent ?? '')),
    )
    found.click()
    await eventually(() => fieldValue(next, 'flight1ArriveLocation') === 'Lisbon Airport')
  })
})
