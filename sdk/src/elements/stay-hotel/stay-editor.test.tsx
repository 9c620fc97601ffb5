import { addNights, dateInZone } from '@staykit/domain'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { brandWith, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { shortDay } from '../../ui/short-day.ts'
import { define } from './define.ts'

const [from, to, later, last] = [inDays(10), inDays(13), inDays(20), inDays(22)]
const attributes = { 'hotel-id': '800-0', 'check-in': from.date, 'check-out': to.date }
const path = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
type Box = ReturnType<typeof mount>
const click = async (box: Box, name: string | RegExp) => (await box.button(name)).click()
const field = (box: Box, name: string) => box.root.querySelector(`[data-panel=${name}]`)?.textContent
const isListed = (box: Box) => eventually(() => box.all('.rate').length === 4)

describe('stay-hotel: the stay editor', () => {
  let api: FakeApi
  const home = location.href
  const urls: string[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    urls.push((event as CustomEvent).detail.url)
  }
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(async () => {
    freshPage()
    urls.length = 0
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })
  const requests = () => api.calls('/hotels/rates/').map(({ body }) => body)

  describe('on a phone', () => {
    beforeEach(() => setViewport({ width: 390, height: 844 }))
    /** Chooses another rate than the cheapest, and goes to the reviews. */
    async function chooseAndRead() {
      const box = mount('stay-hotel', attributes)
      await isListed(box)
      box.all('.rate input')[1]?.click()
      await box.button(/^Book Now.*City View/)
      await click(box, 'Guest Reviews')
      await eventually(() => box.all('.review').length === 6)
      return box
    }

    it('[HOT-101] [HOT-102] Book Now books the chosen rate from another tab, and the choice stays', async () => {
      const box = await chooseAndRead()
      const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true })
      expect(box.all('.rate, [data-panel]').filter(isSeen)).to.have.length(0)
      const loaded = requests().length
      await click(box, /^Book Now/)
      expect(urls).to.deep.equal(['/checkout/customer?rate=b2'])
      await click(box, 'Rooms & Rates')
      await eventually(() => box.all('.rate').filter(isSeen).length === 4)
      await box.button(/^Book Now.*City View/)
      expect(requests()).to.have.length(loaded)
    })

    it('Book Now opens the login from another tab', async () => {
      api.answer({ '/brand': () => brandWith({ userAuthRequired: true }) })
      const box = await chooseAndRead()
      await click(box, /^Book Now/)
      await box.says('Please Log In to access this rate.')
      await eventually(() => box.root.querySelector('dialog')?.checkVisibility())
    })
  })

  it('names the missing age of a child once the panel is closed', async () => {
    const box = mount('stay-hotel', attributes)
    await isListed(box)
    await click(box, /1 room, 2 guests/)
    await click(box, 'Children, or guests by room')
    await click(box, 'More children')
    await box.says('1 room, 3 guests')
    expect(box.text()).to.not.include('Choose the age')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await box.says('Choose the age of each child.')
    expect((await box.find('[data-panel=guests]')).getAttribute('aria-describedby')).to.equal('guests-error')
    expect(requests().at(-1)?.adultCount).to.equal(2)
  })

  // At any time, one of them has another date than the device.
  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
    it(`offers arrivals from today in ${timeZone}, whatever the date of the device`, async () => {
      const hotel = hotelNumber(0)
      api.answer({ '/hotels': () => ({ hotel: { ...hotel, location: { ...hotel.location, timeZone } } }) })
      const today = dateInZone(new Date(), timeZone)
      const box = mount('stay-hotel', {
        'hotel-id': '800-0',
        'check-in': addNights(today, 1),
        'check-out': addNights(today, 2),
      })
      await isListed(box)
      await click(box, /Check-in/)
      await box.find('dialog [data-date]')
      for (const { dataset, disabled } of box.all<HTMLButtonElement>('dialog [data-date]'))
        expect(disabled, dataset.date).to.equal(String(dataset.date) < today)
    })

  /** Whether fields and rates have this stay. */
  const isShown = (box: Box, [checkIn, checkOut]: readonly string[], guests: number) =>
    eventually(() => {
      const { body } = api.calls('/hotels/rates/').at(-1) ?? {}
      return (
        [body?.checkIn, body?.checkOut, body?.adultCount].join() === [checkIn, checkOut, guests].join() &&
        field(box, 'checkIn')?.includes(shortDay(checkIn ?? '', 'en')) &&
        field(box, 'checkOut')?.includes(shortDay(checkOut ?? '', 'en')) &&
        field(box, 'guests')?.includes(`${guests} guests`)
      )
    })
  const addGuest = async (box: Box, guests: number) => {
    await click(box, new RegExp(`1 room, ${guests} guests`))
    await click(box, 'More guests')
    await click(box, 'Done')
  }

  it('[HOT-108] follows a stay that the page sets in attributes, also after the traveller’s own', async () => {
    const box = mount('stay-hotel', { ...attributes, occupancy: '3' })
    await isShown(box, [from.date, to.date], 3)
    await addGuest(box, 3)
    await isShown(box, [from.date, to.date], 4)
    box.element.setAttribute('check-in', later.date)
    box.element.setAttribute('check-out', last.date)
    await isShown(box, [later.date, last.date], 3)
    box.element.setAttribute('occupancy', '2')
    await isShown(box, [later.date, last.date], 2)
    await addGuest(box, 2)
    await isShown(box, [later.date, last.date], 3)
    await pause(50)
    expect(requests().at(-1)).to.include({ checkIn: later.date, adultCount: 3 })
  })

  it('[HOT-108] follows an address with another stay, and changes that one', async () => {
    history.replaceState(null, '', path)
    const box = mount('stay-hotel')
    await isShown(box, [from.date, to.date], 2)
    history.pushState(null, '', `/details/city/800/${later.url}/${last.url}/1/3/800-0`)
    dispatchEvent(new PopStateEvent('popstate'))
    await isShown(box, [later.date, last.date], 3)
    await addGuest(box, 3)
    await isShown(box, [later.date, last.date], 4)
    expect(location.pathname).to.equal(`/details/city/800/${later.url}/${last.url}/1/4/800-0`)
  })
})
