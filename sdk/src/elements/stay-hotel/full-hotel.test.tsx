import { priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates } from '../../testing/hotels.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineRates } from '../stay-rates/define.ts'
import { define } from './define.ts'

const [from, to] = [inDays(10), inDays(13)]
const path = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
const FULL = 'Oh shoot! This hotel booked up fast.'
type Box = ReturnType<typeof mount>
const nearby = (box: Box) => box.all<HTMLAnchorElement>('.nearby a')
const priced = (final: number) => ({ ...rateFixture(), price: priceFixture({ final }) })

describe('stay-hotel: a hotel without a room', () => {
  let api: FakeApi
  const home = location.href
  const moves: { to: string; url: string }[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    moves.push((event as CustomEvent).detail)
  }
  /** Totals by check-in, in days from today. */
  let free: Record<number, number>
  const totalOf = (checkIn: unknown) =>
    Object.entries(free).find(([days]) => inDays(Number(days)).date === checkIn)?.[1]
  /** Days from today that the calendar knows. */
  let days: number[]
  before(() => {
    define()
    defineRates()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(async () => {
    freshPage()
    moves.length = 0
    history.replaceState(null, '', path)
    free = { 8: 434.64, 11: 451.92, 12: 500 }
    days = [1, 8, 9, 10, 11, 30]
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': ({ checkIn }) => {
        const total = totalOf(checkIn)
        return { rates: total ? [priced(total + 50), priced(total)] : [] }
      },
      '/hotels/calendar': () => ({
        currency: 'USD',
        days: Object.fromEntries(days.map((day) => [inDays(day).date, 99])),
      }),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  it('[HOT-362] offers the nearest days of the calendar with a room in this hotel, for the same nights, with their totals', async () => {
    const box = mount('stay-hotel')
    await box.says(FULL)
    await eventually(() => nearby(box).length === 2)
    const day = (number: number) =>
      new Date(`${inDays(number).date}T00:00Z`).toLocaleDateString('en-US', {
        ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
      })
    const [first, second] = nearby(box)
    expect(first?.textContent).to.match(new RegExp(`^${day(8)}\\s–\\s.*\\$434\\.64$`))
    expect(second?.textContent).to.match(new RegExp(`^${day(11)}\\s–\\s.*\\$451\\.92$`))
    expect(first?.getAttribute('href')).to.equal(
      `/details/city/800/${inDays(8).url}/${inDays(11).url}/1/2/800-0`,
    )
    const [request] = api.calls('/hotels/calendar')
    expect(request?.body).to.deep.include({
      ...{ location: { id: '800-0', type: 'hotel' }, from: inDays(0).date, to: inDays(38).date },
      ...{ roomCount: 1, adultCount: 2, currency: 'USD' },
    })
    // The first three are enough: the fourth is not loaded.
    const loaded = api.calls('/hotels/rates/').map(({ body }) => body.checkIn)
    expect(loaded.slice(1).sort()).to.deep.equal([8, 9, 11].map((each) => inDays(each).date).sort())
    expect(box.maybe(/^Book Now/)).to.equal(undefined)
    expect(box.root.querySelector('[role=alert]')?.textContent).to.not.include('nearby dates')
    await box.button('Refresh')
    await expectAccessible(box.element)
  })

  it('[HOT-362] changes the stay of the page, its address and its fields, and leaves the focus there', async () => {
    const box = mount('stay-hotel')
    await eventually(() => nearby(box).length === 2)
    const [first] = nearby(box)
    first?.focus()
    first?.click()
    await eventually(() => box.all('.rate').length === 2)
    expect(location.pathname).to.equal(`/details/city/800/${inDays(8).url}/${inDays(11).url}/1/2/800-0`)
    expect(moves).to.deep.equal([])
    const focused = box.root.activeElement
    expect(focused?.textContent)
      .to.include('Check-in')
      .and.include(String(inDays(8).day))
    expect(box.text()).to.not.include(FULL)
    await box.button(/^Book Now.*434\.64/)
  })

  it('loads up to three more days when fewer than two of the nearest have a room', async () => {
    days = [7, 8, 9, 11, 12, 13, 14]
    free = { 8: 100, 12: 120, 14: 1 }
    const box = mount('stay-hotel')
    await eventually(() => nearby(box).length === 2)
    expect(nearby(box).map(({ textContent }) => textContent?.split(' ').at(-1))).to.deep.equal([
      '$100',
      '$120',
    ])
    expect(api.calls('/hotels/rates/')).to.have.length(1 + 6)
  })

  it('[HOT-362] links to the other hotels of the place, also when the calendar is empty or fails', async () => {
    for (const calendar of [{ currency: 'USD', days: {} }, undefined]) {
      if (calendar) api.answer({ '/hotels/calendar': () => calendar })
      else api.answer({ '/hotels/calendar': () => Promise.reject(new TypeError('down')) })
      const box = mount('stay-hotel')
      await box.says(FULL)
      const more = await box.button('Check out more Hotels')
      expect(more.getAttribute('href')).to.equal(`/search/city/800/${from.url}/${to.url}/1/2`)
      await pause(50)
      expect([nearby(box).length, box.text().includes('nearby dates')]).to.deep.equal([0, false])
      expect(api.calls('/hotels/rates/').every(({ body }) => body.checkIn === from.date)).to.equal(true)
      document.body.replaceChildren()
    }
  })

  it('leads from rates alone to the page of the hotel', async () => {
    const box = mount('stay-rates', { 'hotel-id': '800-0', 'hotel-name': 'Casa' })
    await eventually(() => nearby(box).length === 2)
    nearby(box)[1]?.click()
    const url = `/details/city/800/${inDays(11).url}/${inDays(14).url}/1/2/800-0`
    expect(moves).to.deep.equal([{ to: 'details', url }])
  })

  it('offers no other dates when the rates fail to load', async () => {
    api.answer({ '/hotels/rates/': () => Promise.reject(new TypeError('down')) })
    const box = mount('stay-hotel')
    await box.says("We can't load this hotel's rooms right now.")
    await pause(50)
    expect(api.calls('/hotels/calendar')).to.have.length(0)
    api.answer({ '/hotels/rates/': () => ({ rates }) })
    ;(await box.button('Refresh')).click()
    await eventually(() => box.all('.rate').length > 0)
  })
})
