import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'
import { staySearch } from './element.ts'
import { input } from './testing/search-page.ts'
import { comboOf, fieldValue, pick, slashes, travelPage } from './testing/travel-page.ts'

type Box = ReturnType<typeof mount>
const open = (product: string) => mount('stay-search', { variant: 'tabbed', product, forms: 'all' })
const tab = async (box: Box, name: string) =>
  (await eventually(() => box.all('[role=tab]').find(({ textContent }) => textContent === name))).click()

describe('stay-search: flights and cars under its tabs', () => {
  const page = travelPage(define)

  it('[HOT-027] [PLT-128] [AQ-49] [AQ-50] opens the partner’s site for complete flights', async () => {
    const box = open('flights')
    await page.search(box)
    await box.says('Please enter a City or Airport')
    await pick(box, 'From', 'lisbon', /^Lisbon Airport/)
    // One of the two is not enough.
    await page.search(box)
    await box.says('Please enter a City or Airport')
    await pick(box, 'To', 'lisburn', /^Lisburn/)
    type(await box.field('Adults (18+)'), '2')
    await page.search(box)
    expect(await page.left()).to.include({
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
    await page.search(box)
    await box.says('At least one traveler')
    expect(page.moves).to.have.length(1)
  })

  it('[HOT-027] [PLT-133] opens the partner’s site for cars, with another drop-off place', async () => {
    const box = open('cars')
    await pick(box, 'Pick-up location', 'lisbon', /^Lisbon, Portugal/)
    ;(await box.find<HTMLInputElement>('[name=sameLocation]')).click()
    await page.search(box)
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
    await page.search(box)
    expect(await page.left()).to.deep.equal({
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
    expect(new URL(page.moves[0]?.detail.url).pathname).to.equal('/cars/results/')
  })

  it('[ACC-247] keeps the values of each tab: hotels, flights and cars', async () => {
    const box = open('hotels')
    type(await input(box), 'Lisb')
    await tab(box, 'Flights')
    await pick(box, 'From', 'lisbon', /^Lisbon Airport/)
    type(await box.field('Adults (18+)'), '4')
    await tab(box, 'Cars')
    await pick(box, 'Pick-up location', 'lisburn', /^Lisburn/)
    type(await box.field('Pick-up time'), '07:30')
    await tab(box, 'Flights')
    await eventually(() => fieldValue(box, 'adultCount') === '4')
    expect((await comboOf(box, 'From')).value).to.equal('Lisbon Airport')
    await tab(box, 'Cars')
    await eventually(() => fieldValue(box, 'pickUpTime') === '07:30')
    expect(fieldValue(box, 'pickUpLocation')).to.equal('Lisburn, Northern Ireland')
    await tab(box, 'Hotels')
    expect((await comboOf(box, 'Where to?')).value).to.equal('Lisb')
  })

  it('emits the selected product, and follows a change by the page', async () => {
    const products = listen('stay-product')
    const box = open('hotels')
    await tab(box, 'Cars')
    await tab(box, 'Cars')
    expect(products.events.map(({ detail }) => detail)).to.deep.equal([{ product: 'cars' }])
    expectDeclared(staySearch, products.events[0] as CustomEvent)
    box.element.setAttribute('product', 'flights')
    await box.says('Round Trip')
    expect(products.events).to.have.length(1)
    products.stop()
  })
})
