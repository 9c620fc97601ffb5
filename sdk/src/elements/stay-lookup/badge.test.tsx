import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

describe('stay-lookup: the hotel of the booking', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(7, Number(from)),
    })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', here)
  })

  async function lookUp() {
    const box = mount('stay-lookup')
    type(await box.field('Trip number'), 'ST-ABCD-EFGH-JKMN')
    type(await box.field('Email'), 'maya@example.com')
    ;(await box.button('Submit')).click()
    return { box, badge: await box.find('.badge') }
  }

  it('[PLT-037] [PLT-166] shows picture, name, both dates and the guest score with its word', async () => {
    const { badge } = await lookUp()
    const { hotel } = bookedFixture()
    expect(badge.querySelector('img')?.getAttribute('src')).to.equal(hotel.thumbnails[0])
    const text = badge.textContent ?? ''
    for (const part of [hotel.name, hotel.location.display, 'Thu Dec, 12 to Sun Dec, 15', 'Superb'])
      expect(text).to.include(part)
    expect(badge.querySelector('.score')?.getAttribute('aria-label')).to.equal('9.2 out of 10')
    const { lat, lng } = hotel.location.geo
    const ride = new URL(badge.querySelector<HTMLAnchorElement>('[part=ride]')?.href ?? '')
    expect([
      ride.searchParams.get('dropoff[latitude]'),
      ride.searchParams.get('dropoff[longitude]'),
    ]).to.deep.equal([`${lat}`, `${lng}`])
  })

  it('[PLT-038] opens the guest reviews in a dialog, five and then the rest', async () => {
    const { badge, box } = await lookUp()
    const button = [...badge.querySelectorAll('button')].find((one) =>
      /1,284 reviews/.test(one.textContent ?? ''),
    )
    button?.click()
    const dialog = await box.find<HTMLDialogElement>('dialog')
    expect(dialog.matches(':modal')).to.equal(true)
    const reviewCount = () => dialog.querySelectorAll('.review').length
    await eventually(() => reviewCount() === 5)
    expect(api.calls('/hotels/reviews')[0]?.body.hotelID).to.equal(bookedFixture().hotel.id)
    ;(await box.button('View More')).click()
    await eventually(() => reviewCount() === 7)
    expect(box.maybe('View More')).to.equal(undefined)
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('dialog'))
  })
})
