import { carCompanies, carTypes } from '@staykit/domain'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { day, fieldValue, openDates, pick, slashes, travelPage } from '../stay-search/testing/travel-page.ts'
import { define } from './define.ts'

const missing = 'Please enter a City or Airport'
const same = (box: ReturnType<typeof mount>) => box.find<HTMLInputElement>('[name=sameLocation]')

describe('stay-cars', () => {
  const page = travelPage(define)
  beforeEach(() => setViewport({ width: 1280, height: 900 }))

  it('[PLT-134] defaults to ten o’clock and to the pick-up place for the drop-off', async () => {
    const box = mount('stay-cars')
    expect((await same(box)).checked).to.equal(true)
    expect((await box.field('Pick-up time')).value).to.equal('10:00')
    expect((await box.field('Drop-off time')).value).to.equal('10:00')
  })

  it('[PLT-135] shows a drop-off field only for another place', async () => {
    const box = mount('stay-cars')
    const drop = () => box.root.querySelector('[name=dropOffLocation]')
    ;(await same(box)).click()
    await eventually(drop)
    ;(await same(box)).click()
    await eventually(() => !drop())
  })

  it('[PLT-136] shows and hides type and company in a panel', async () => {
    const box = mount('stay-cars')
    const button = await box.button('Advanced options')
    const visibleFields = () =>
      box.root.querySelector('[name=carType]') && box.root.querySelector('[name=carCompany]')
    expect(visibleFields()).to.equal(null)
    button.click()
    await eventually(visibleFields)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    const options = async (label: string) =>
      [...((await box.field(label)) as unknown as HTMLSelectElement).options].map(({ value, text }) => [
        value,
        text,
      ])
    expect((await options('Car type')).map(([value]) => value)).to.deep.equal(['', ...carTypes])
    expect(await options('Car company')).to.deep.equal([['', 'Any company'], ...Object.entries(carCompanies)])
    button.click()
    await eventually(() => !visibleFields())
  })

  it('[PLT-139] [ACC-187] requires a pick-up place before it navigates', async () => {
    const box = mount('stay-cars')
    await page.search(box)
    await box.says(missing)
    const field = await box.find('[name=pickUpLocation]')
    expect(box.root.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      missing,
    )
    await pause(50)
    expect(page.moves).to.have.length(0)
  })

  it('[PLT-140] requires a drop-off place if it is another one', async () => {
    const box = mount('stay-cars')
    await pick(box, 'Pick-up location', 'lisbon', /^Lisbon Airport/)
    ;(await same(box)).click()
    await page.search(box)
    const field = await box.find('[name=dropOffLocation]')
    await eventually(() => field.getAttribute('aria-describedby'))
    expect(box.root.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      missing,
    )
    await pause(50)
    expect(page.moves).to.have.length(0)
    ;(await same(box)).click()
    await eventually(() => !box.text().includes(missing))
    await page.search(box)
    expect(await page.left()).to.include({ pick_up_airport_code: 'LIS', drop_off_airport_code: 'LIS' })
  })

  it('sends dates and times, and accepts no drop-off before the day of the pick-up', async () => {
    const box = mount('stay-cars')
    await pick(box, 'Pick-up location', 'lisbon', /^Lisbon, Portugal/)
    expect(page.api.calls('/locations/search').at(-1)?.body.product).to.equal('cars')
    await openDates(box, /^Pick-up date/)
    day(box, 2)?.click()
    await eventually(() => fieldValue(box, 'dropOffDate') === '')
    day(box, 2)?.click()
    await eventually(() => fieldValue(box, 'dropOffDate') === inDays(2).date)
    await eventually(() => !box.root.querySelector('dialog'))
    type(await box.field('Drop-off time'), '09:30')
    await page.search(box)
    await box.says('Please choose a later date')
    expect(page.moves).to.have.length(0)
    type(await box.field('Drop-off time'), '18:30')
    await page.search(box)
    expect(await page.left()).to.deep.equal({
      pick_up_city: 'Lisbon, Portugal',
      pick_up_date: slashes(2),
      pick_up_time: '10:00',
      drop_off_city: 'Lisbon, Portugal',
      drop_off_date: slashes(2),
      drop_off_time: '18:30',
      refid: '8183',
      currency: 'USD',
    })
  })
})
