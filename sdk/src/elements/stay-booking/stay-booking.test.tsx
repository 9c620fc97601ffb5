import { contractFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { defineStay } from '../../entries/define-stay.ts'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { shortWaits } from '../../testing/short-waits.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { cardFrame, checkoutAnswers, maya } from '../stay-checkout/testing/checkout-page.ts'
import { stayBooking } from './element.ts'

const lisbon = { 'location-id': '800', 'location-name': 'Lisbon, Portugal' }
type Box = ReturnType<typeof mount>

/** Query in the shadow root of a nested element. */
const inside = (box: Box, tag: string, selector: string, text = /^/) =>
  eventually(() =>
    [...(box.root.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (found) => text.test(found.textContent ?? ''),
    ),
  )
const query = (name: string) => new URL(location.href).searchParams.get(name)
const screen = () => query('stay')

describe('stay-booking', () => {
  let api: FakeApi
  const home = location.href
  before(() => defineStay())
  beforeEach(async () => {
    freshPage()
    history.replaceState(null, '', '/shop/rooms?id=7')
    api = fakeApi({
      '/hotels/search/': (body) => searchAnswer(47, body as { from: number; to: number }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(3, Number(from)),
      '/book/contract': () => ({ contract: contractFixture() }),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', home)
  })

  async function toResults(box: Box) {
    ;(await inside(box, 'stay-search', 'a[part=button]', /Search/)).click()
    await inside(box, 'stay-results', '.listing .h4')
  }

  it('goes from search to checkout on one page without changing its path and query', async () => {
    const screens = listen('stay-screen')
    const box = mount('stay-booking', lisbon)
    await toResults(box)
    expect(location.pathname).to.equal('/shop/rooms')
    expect([screen(), query('id'), query('stay-place')]).to.deep.equal(['results', '7', '800'])
    ;(await inside(box, 'stay-results', '.listing .h4 a')).click()
    ;(await inside(box, 'stay-hotel', '[part~=book]')).click()
    await inside(box, 'stay-checkout', 'form')
    expect([screen(), query('id')]).to.deep.equal(['checkout', '7'])
    screens.stop()
    for (const event of screens.events) expectDeclared(stayBooking, event)
    const names = screens.events.map(({ detail }) => detail.screen)
    expect(names).to.deep.equal(['search', 'results', 'hotel', 'checkout'])
  })

  it('Back and Forward return to earlier screens, and a link opens a screen', async () => {
    const box = mount('stay-booking', lisbon)
    await toResults(box)
    const results = location.href
    history.back()
    await inside(box, 'stay-search', 'a[part=button]', /Search/)
    await eventually(() => !box.root.querySelector('stay-results'))
    history.forward()
    await inside(box, 'stay-results', '.listing .h4')
    document.body.replaceChildren()
    await pause(20)
    expect(location.href).to.equal(results)
    await inside(mount('stay-booking'), 'stay-results', '.listing .h4')
  })

  it('keeps filters within the results; another search starts without them', async () => {
    const box = mount('stay-booking', lisbon)
    await toResults(box)
    const before = box.root.querySelector('stay-results')
    ;(await inside(box, 'stay-results', '.chip.quick')).click()
    await eventually(() => /stars|amenities|areas|hotelBrands/.test(location.search))
    expect(box.root.querySelector('stay-results')).to.equal(before)
    ;(await box.button('New search')).click()
    await inside(box, 'stay-search', 'a[part=button]', /Search/)
    expect(location.search).to.equal('?id=7')
    await toResults(box)
    expect(location.search).not.to.match(/stars|amenities|areas|hotelBrands/)
  })

  it('the bar links to reservations and the account, both accessible', async () => {
    const box = mount('stay-booking')
    await inside(box, 'stay-search', 'form')
    ;(await box.button('My reservation')).click()
    await inside(box, 'stay-lookup', 'form')
    expect(screen()).to.equal('lookup')
    ;(await inside(box, 'stay-account', 'a', /Log In/)).click()
    await inside(box, 'stay-login', 'form')
    expect(screen()).to.equal('account')
  })

  it('focuses a new screen and starts at its top', async () => {
    const box = mount('stay-booking', lisbon)
    await toResults(box)
    await eventually(() => box.root.activeElement?.getAttribute('part') === 'screen')
  })

  it('starts the journey at a hotel of the page', async () => {
    const box = mount('stay-booking', { 'hotel-id': '800-0' })
    await inside(box, 'stay-hotel', '[part~=book]')
    expect(box.root.querySelector('stay-search')).to.equal(null)
  })

  it('starts with place, dates, rooms and guests of the page, until the traveller chooses others', async () => {
    const [from, to] = [inDays(30), inDays(33)]
    const stay = { 'check-in': from.date, 'check-out': to.date, rooms: '2', guests: '5' }
    const box = mount('stay-booking', { ...lisbon, ...stay })
    await toResults(box)
    expect(api.calls('/hotels/search/').at(-1)?.body).to.include({
      ...{ checkIn: from.date, checkOut: to.date, roomCount: 2, adultCount: 5 },
    })
    history.replaceState(null, '', location.href.replace('stay-rooms=2', 'stay-rooms=3'))
    box.element.remove()
    await inside(mount('stay-booking', { ...lisbon, ...stay }), 'stay-results', '.listing .h4')
    expect(api.calls('/hotels/search/').at(-1)?.body).to.include({ roomCount: 3 })
    document.body.replaceChildren()
    history.replaceState(null, '', '/shop/rooms?id=7')
    await inside(mount('stay-booking', { 'hotel-id': '800-0', ...stay }), 'stay-hotel', '[part~=rate]')
    expect(api.calls('/hotels/rates/').at(-1)?.body).to.include({
      checkIn: from.date,
      roomCount: 2,
      adultCount: 5,
    })
  })

  it('shows the trip of a booked room after Back, inline and in the dialog', async () => {
    const waits = shortWaits()
    api.answer(checkoutAnswers)
    for (const mode of ['inline', 'dialog']) {
      freshPage()
      sessionStorage.setItem('staykit.customer', JSON.stringify(maya))
      history.pushState(null, '', '/shop/rooms?stay=checkout&rate=bundle-1')
      const box = mount('stay-booking', { mode })
      ;(await inside(box, 'stay-checkout', 'button', /Continue/)).click()
      const card = await cardFrame(
        await eventually(() => box.root.querySelector<HTMLElement>('stay-checkout')),
      )
      ;(await inside(box, 'stay-checkout', 'button[part=submit]')).click()
      await card.pays()
      await inside(box, 'stay-checkout', '[part=booking]', /ST-ABCD-EFGH-JKMN/)
      history.back()
      await inside(box, 'stay-checkout', 'h1, h2, h3', /This room is already yours/)
      expect(query('stay-step') ?? query('step')).to.equal('billing')
      expect(box.root.querySelector('stay-checkout')?.shadowRoot?.querySelector('[part=submit]')).to.equal(
        null,
      )
    }
    waits.restore()
  })

  it('has no links to legal texts that the page lacks', async () => {
    history.replaceState(null, '', '/shop/rooms?stay=checkout&rate=b1&stay-step=billing')
    const box = mount('stay-booking')
    const checkout = await eventually(() => box.root.querySelector('stay-checkout')?.shadowRoot)
    await eventually(() => checkout.textContent?.includes('privacy policy') || checkout.querySelector('form'))
    const paths = [...checkout.querySelectorAll('a')].map(({ pathname }) => pathname)
    expect(paths.filter((path) => path !== '/shop/rooms')).to.deep.equal([])
  })

  it('opens as a dialog from a button of the page, and closes by Escape and Back', async () => {
    const button = document.createElement('button')
    button.textContent = 'Book now'
    button.dataset.stayOpen = ''
    document.body.append(button)
    const screens = listen('stay-screen')
    const box = mount('stay-booking', { mode: 'dialog', ...lisbon })
    await eventually(() => screens.events.length === 1)
    screens.stop()
    expect(screens.events[0]?.detail.screen).to.equal('none')
    expect(box.all('dialog')).to.deep.equal([])
    button.focus()
    button.click()
    await inside(box, 'stay-search', 'a[part=button]', /Search/)
    expect(box.root.querySelector('dialog')?.matches(':modal')).to.equal(true)
    await toResults(box)
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    expect(location.search).to.equal('?id=7')
    history.back()
    await inside(box, 'stay-results', '.listing .h4')
    const wide = await box.find('dialog')
    await setViewport({ width: 390, height: 844 })
    await eventually(() => wide.getBoundingClientRect().width === 390)
    wide.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await eventually(() => !box.root.querySelector('dialog'))
  })
})
