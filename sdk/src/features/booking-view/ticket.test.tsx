import { bookedFixture } from '@staykit/contract/fixtures'
import { addNights, dateInZone } from '@staykit/domain'
import { expect } from 'chai'
import { define } from '../../elements/stay-lookup/define.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'

type Booked = ReturnType<typeof bookedFixture>

describe('the ticket of a booking', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/help/booking?tripNumber=ST-ABCD-EFGH-JKMN&view=booking')
    sessionStorage.setItem(
      'staykit.trip',
      JSON.stringify({ tripNumber: 'ST-ABCD-EFGH-JKMN', email: 'maya@example.com' }),
    )
    api = fakeApi({})
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  /** The trip that begins in so many days, on the hotel's calendar. */
  async function tripIn(days: number, more: Partial<Booked> = {}) {
    const booking = { ...bookedFixture(), ...more }
    const today = dateInZone(new Date(), booking.hotel.location.timeZone)
    const stay = { checkInDate: addNights(today, days), checkOutDate: addNights(today, days + 3) }
    api.answer({ '/book/details': () => ({ booking: { ...booking, ...stay }, capability: 'cap' }) })
    const box = mount('stay-lookup')
    await box.find('.ticket')
    return box
  }

  for (const [days, says] of [
    [0, 'Today'],
    [1, 'Tomorrow'],
    [18, '18 days'],
  ] as const)
    it(`says how far away a stay in ${days} days is`, async () => {
      const box = await tripIn(days)
      expect((await box.find('.ticket-go b')).textContent).to.equal(says)
      await expectAccessible(box.element)
    })

  it('counts nothing once the stay has begun', async () => {
    const box = await tripIn(-1)
    expect(box.root.querySelector('.ticket-go')).to.equal(null)
  })

  it('says what happens next, with dates: free cancellation only where the rate has it', async () => {
    const hotel = { ...bookedFixture().hotel, checkInTime: '3:00 PM', checkOutTime: '10:00 AM' }
    const free = await tripIn(18, { hotel, isCancellable: true, cancelBy: '2030-01-15T18:00:00+00:00' })
    const steps = (box: typeof free) =>
      box.all('.next-steps .b').map(({ textContent }) => textContent?.replace(/\u202f/g, ' '))
    await eventually(() => steps(free).length === 4)
    expect(steps(free)[0]).to.equal('Booked and paid')
    expect(steps(free)[1]).to.match(/^Change your mind until Tue, Jan 15, 6:00 PM$/)
    expect(steps(free)[2]).to.match(/^Check in on .*, from 3:00 PM$/)
    expect(steps(free)[3]).to.match(/^Check out on .*, until 10:00 AM$/)
    free.element.remove()
    const bound = await tripIn(18, { hotel, isCancellable: false, cancelBy: undefined })
    await eventually(() => steps(bound).length === 3)
    expect(steps(bound).join()).to.not.include('Change your mind')
  })

  it('has one main action, and leads to the hotel', async () => {
    const box = await tripIn(18)
    await eventually(() => box.all('.ticket .acts .btn').length > 3)
    expect(box.all('.ticket .acts .primary').map(({ textContent }) => textContent)).to.deep.equal([
      'Add to calendar',
    ])
    const { lat, lng } = bookedFixture().hotel.location.geo
    const way = new URL((await box.find<HTMLAnchorElement>('.ticket .acts a')).href)
    expect(way.searchParams.get('destination')).to.equal(`${lat},${lng}`)
  })

  describe('from the airport', () => {
    const geo = { lat: 38.78, lng: -9.14 }
    const withAirport = () => {
      const { hotel } = bookedFixture()
      const airport = { code: 'LIS', name: 'Lisbon Airport', geo }
      return { hotel: { ...hotel, location: { ...hotel.location, airport } } }
    }
    const card = '[part=from-airport]'

    it('says how far away it is, and the way to the hotel', async () => {
      const box = await tripIn(18, withAirport())
      const text = (await box.find(card)).textContent
      expect(text).to.include('Lisbon Airport (LIS)').and.include('4.9 mi as the crow flies')
      const { searchParams: way } = new URL((await box.find<HTMLAnchorElement>(`${card} a`)).href)
      const { lat, lng } = bookedFixture().hotel.location.geo
      expect(way.get('origin')).to.equal(`${geo.lat},${geo.lng}`)
      expect(way.get('destination')).to.equal(`${lat},${lng}`)
      await expectAccessible(box.element)
    })

    it('shows the way on a map where the brand has streets', async () => {
      const box = await tripIn(18, withAirport())
      ;(await box.find(card)).scrollIntoView()
      const drawing = await box.find(`${card} .map-way`)
      // Browsers draw nothing in an SVG without a width.
      await eventually(() => getComputedStyle(drawing).width === '1px')
      expect(box.root.querySelector<SVGPolylineElement>('.map-way polyline')?.points.length).to.equal(2)
      expect(box.all(`${card} .pin`).map(({ textContent }) => textContent?.trim())).to.have.members([
        'LIS',
        'Hotel',
      ])
      await expectAccessible(box.element)
    })

    it('has no empty box without streets, and no card without an airport', async () => {
      const { map: _, ...brand } = brandAnswer.brand
      api.answer({ '/brand': () => ({ brand }) })
      const box = await tripIn(18, withAirport())
      await box.find(card)
      await eventually(() => api.calls('/brand').length > 0)
      expect(box.root.querySelector(`${card} .way`)).to.equal(null)
      box.element.remove()
      const remote = await tripIn(18)
      await remote.find('[part=next-steps]')
      expect(remote.root.querySelector(card)).to.equal(null)
    })
  })
})
