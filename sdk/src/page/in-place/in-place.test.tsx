import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { defineStay } from '../../entries/define-stay.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../../testing/hotels.ts'
import { freshPage, mount, noRoutes, type } from '../../testing/page.ts'
import { places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'

const lisbon = { 'location-id': '800', 'location-name': 'Lisbon, Portugal' }
const query = (name: string) => new URL(location.href).searchParams.get(name)
const siteLinks = { search: '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}' }

/** Safari before 26.2 does not tell of addresses that a page pushes. */
const itWithNavigation = globalThis.navigation ? it : it.skip

describe('elements of a page without templates', () => {
  let api: FakeApi
  const home = location.href
  before(async () => {
    await defineStay()
  })
  beforeEach(async () => {
    freshPage(noRoutes)
    history.replaceState(null, '', '/shop/rooms?id=7')
    api = fakeApi({
      // The same links as every brand that copies the reference brand.
      '/brand': () => ({ brand: { ...brandAnswer.brand, links: siteLinks } }),
      '/locations/search': () => ({ locations: places }),
      '/locations/find': ({ id }) => ({ locations: places.filter((place) => place.id === id) }),
      '/hotels/search/': (body) => searchAnswer(47, body as { from: number; to: number }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(3, Number(from)),
      '/book/contract': () => ({ contract: contractFixture() }),
    })
    await routed()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', home)
  })
  /** Until the router has started, the browser follows a link and leaves the page of this test. */
  const routed = async () => {
    const { element } = mount('stay-search', lisbon)
    await eventually(() => {
      const toHere = { detail: { url: location.href }, bubbles: true, composed: true, cancelable: true }
      return !element.dispatchEvent(new CustomEvent('stay-navigate', toHere))
    })
    element.remove()
  }
  const link = async (box: ReturnType<typeof mount>) => {
    await pause(100)
    return eventually(() => box.root.querySelector<HTMLAnchorElement>('a[part=button]'))
  }
  const linkTo = (box: ReturnType<typeof mount>, name: string, value: string) =>
    box
      .all<HTMLAnchorElement>('a[part=button]')
      .find(({ href }) => new URL(href).searchParams.get(name) === value)
  const leadsTo = (box: ReturnType<typeof mount>, name: string, value: string) =>
    eventually(() => linkTo(box, name, value))
  const lastRequest = () => JSON.stringify(api.calls('/hotels/search/').at(-1)?.body)
  const journey = () => eventually(() => document.querySelector('stay-booking[mode=dialog]')?.shadowRoot)

  it('stay-search updates the results on the same page without leaving it', async () => {
    const search = mount('stay-search', lisbon)
    const results = mount('stay-results')
    expect(new URL((await link(search)).href).pathname).to.equal('/shop/rooms')
    ;(await link(search)).click()
    await results.find('.listing .h4')
    expect([location.pathname, query('id'), query('stay-place')]).to.deep.equal(['/shop/rooms', '7', '800'])
    expect(document.querySelector('stay-booking')).to.equal(null)
    // A shared link, or a reload.
    document.body.replaceChildren()
    await mount('stay-results').find('.listing .h4')
  })

  it('the address overrides initial attributes, and Back returns through the searches', async () => {
    const search = mount('stay-search', lisbon)
    const results = mount('stay-results', { 'location-id': '999' })
    await results.find('.listing .h4')
    const first = lastRequest()
    ;(await link(search)).click()
    await eventually(() => lastRequest() !== first)
    const chosen = location.href
    ;(await search.button(/1 room, 2 guests/)).click()
    const rooms = await eventually(() => search.root.querySelector<HTMLSelectElement>('.step select'))
    // The form takes over the address once the code for that has loaded, in place of what was typed before.
    const twoRooms = await eventually(() => {
      type(rooms, '2')
      return linkTo(search, 'stay-rooms', '2')
    })
    twoRooms.click()
    await eventually(() => query('stay-rooms') === '2')
    const last = lastRequest()
    history.back()
    await eventually(() => location.href === chosen && lastRequest() !== last)
    // The form shows the values of the address.
    await leadsTo(search, 'stay-rooms', '1')
  })

  it('a hotel of the list opens in the stay-hotel of the page, its rate in the stay-checkout', async () => {
    const search = mount('stay-search', lisbon)
    const results = mount('stay-results')
    const hotel = mount('stay-hotel')
    const checkout = mount('stay-checkout')
    ;(await link(search)).click()
    ;(await results.find<HTMLAnchorElement>('.listing .h4 a')).click()
    ;(await hotel.find<HTMLAnchorElement>('[part~=book]')).click()
    await checkout.find('form')
    expect([location.pathname, query('id'), query('stay')]).to.deep.equal(['/shop/rooms', '7', 'checkout'])
  })

  it('opens a dialog for a screen without an element on the page, and needs no path of the host', async () => {
    const search = mount('stay-search', { ...lisbon, currency: 'EUR' })
    ;(await link(search)).click()
    const dialog = await journey()
    await eventually(() => dialog.querySelector('stay-results')?.shadowRoot?.querySelector('.listing .h4'))
    expect(location.pathname).to.equal('/shop/rooms')
    expect(dialog.host.getAttribute('currency')).to.equal('EUR')
  })

  it('elements of another brand ignore the navigation', async () => {
    const search = mount('stay-search', lisbon)
    mount('stay-results', { 'ref-id': '8184' })
    ;(await link(search)).click()
    expect((await journey()).host.getAttribute('ref-id')).to.equal('8183')
  })

  it('does not navigate when the page routes by itself', async () => {
    const search = mount('stay-search', lisbon)
    mount('stay-results')
    await pause(100)
    const before = location.href
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('stay-navigate', stay)
    ;(await link(search)).click()
    document.removeEventListener('stay-navigate', stay)
    await pause(50)
    expect(location.href).to.equal(before)
  })

  itWithNavigation('results follow an address that the page pushes, with one request each', async () => {
    const search = mount('stay-search', lisbon)
    const { href } = await link(search)
    const results = mount('stay-results')
    await pause(100)
    expect(results.all('.listing')).to.deep.equal([])
    const calls = () => api.calls('/hotels/search/').length
    history.pushState(null, '', href)
    await results.find('.listing .h4')
    await pause(50)
    expect(calls()).to.equal(1)
    type(await results.find<HTMLSelectElement>('.sort select'), 'price_asc')
    await eventually(() => calls() === 2)
    await pause(100)
    expect(calls()).to.equal(2)
    history.pushState(null, '', href.replace('stay-guests=2', 'stay-guests=3'))
    await eventually(() => api.calls('/hotels/search/').at(-1)?.body.adultCount === 3)
    await pause(50)
    expect(calls()).to.equal(3)
  })

  it('uses templates of the page as before', async () => {
    const search = mount('stay-search', { ...lisbon, 'search-url': '/stays?where={location}' })
    mount('stay-results')
    expect((await link(search)).getAttribute('href')).to.equal('/stays?where=800')
  })

  it('account links use no path that the page lacks', async () => {
    const account = mount('stay-account')
    const login = await account.find<HTMLAnchorElement>('a')
    expect(login.pathname).to.equal('/shop/rooms')
    await pause(100)
    login.click()
    const dialog = await journey()
    await eventually(() => dialog.querySelector('stay-login'))
  })
})
