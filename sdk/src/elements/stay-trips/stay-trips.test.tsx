import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { images } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineAccount } from '../stay-account/define.ts'
import { define } from './define.ts'

const session = {
  accessToken: 'access',
  expiresIn: 900,
  refreshToken: 'next',
  identityID: 'u1',
  email: 'ann@x.com',
}
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const nfts = '/platform/api/v1/fi_nft/nfts'
const past = tripFixture({
  trip_number: 'ST-PAST',
  check_in_date: '2020-01-01',
  input_data: { check_out: '2020-01-03', num_rooms: 2, num_adults: 3, num_children: 0 },
})

describe('stay-trips', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
    // A click on a link of a trip must not leave the test page.
    document.addEventListener('click', stay)
  })
  after(() => {
    document.removeEventListener('stay-navigate', stay)
    document.removeEventListener('click', stay)
  })
  beforeEach(() => {
    freshPage()
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    api = fakeApi({
      '/auth/refresh': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
      '/book/trips': () => ({ trips: [past, tripFixture()] }),
      [nfts]: () => ({ success: true, data: { nfts: [] } }),
    })
  })
  afterEach(() => api.restore())

  it('[ACC-094] [ACC-099] [ACC-101] shows upcoming and past trips with date, picture, name, address and button', async () => {
    // A picture that fails is removed.
    const { hotel_data } = tripFixture()
    const pictured = tripFixture({ hotel_data: { ...hotel_data, thumbnail: images[0] ?? '' } })
    api.answer({ '/book/trips': () => ({ trips: [past, pictured] }) })
    const box = mount('stay-trips')
    await box.says('Casa do Miradouro')
    expect(box.all('h2').map(({ textContent }) => textContent)).to.deep.equal([
      'Upcoming Trips',
      'Past Trips',
    ])
    const [upcoming, pastSection] = box.all('section')
    expect(upcoming?.textContent).to.include('Thu, Dec 12, 2030 to Sun, Dec 15, 2030')
    expect(upcoming?.textContent).to.include('Rua do Salvador 12, Lisbon, PT')
    expect(upcoming?.textContent).to.include('Itinerary with Receipt')
    expect(upcoming?.textContent).to.include('Review Reservation')
    expect(upcoming?.querySelector('img')).to.not.equal(null)
    expect(pastSection?.textContent).to.not.include('Itinerary with Receipt')
    expect(pastSection?.textContent).to.include('Book Again')
  })

  it('[ACC-100] [AQ-13] labels a small row’s button Edit Reservation or as its attribute sets it', async () => {
    const box = mount('stay-trips', { mini: '' })
    expect((await box.button('Edit Reservation')).getAttribute('href')).to.equal('/help/booking')
    expect(box.text()).to.include('Itinerary with Receipt')
    expect(box.text()).to.not.include('Past Trips')
    expect(box.text()).to.not.include('Book Again')
    box.element.setAttribute('action-label', 'Manage')
    await box.button('Manage')
    expect(box.text()).to.not.include('Edit Reservation')
  })

  it('names a trip that returns a part neither free nor prepaid', async () => {
    const part = tripFixture({ is_cancellable: false, is_partly_refundable: true })
    api.answer({ '/book/trips': () => ({ trips: [part] }) })
    const box = mount('stay-trips')
    await box.says('Partly refundable')
    expect(box.text()).to.not.match(/free cancellation|pre paid/i)
  })

  it('[ACC-204] sends userId and refId as the member', async () => {
    const box = mount('stay-trips')
    await box.says('Casa do Miradouro')
    const [call] = api.calls('/book/trips')
    expect(call?.body).to.deep.equal({ userId: 'u1', refId: '8183' })
    expect(call?.headers.get('authorization')).to.equal('Bearer access')
  })

  it('[ACC-095] [ACC-096] [AQ-36] shows that there are none, and links to the next trip', async () => {
    api.answer({ '/book/trips': () => ({ trips: [] }) })
    const box = mount('stay-trips')
    await box.says('You have no current bookings')
    const texts = box.all('section').map(({ textContent }) => textContent)
    expect(texts[0]).to.include('You have no current bookings')
    expect(texts[1]).to.include('You have no bookings')
    expect((await box.button('Book Your Next Trip')).getAttribute('href')).to.equal('/')
  })

  it('[ACC-097] [AQ-13] Review Reservation opens the booking, which the tab stores', async () => {
    const left = listen('stay-navigate')
    const box = mount('stay-trips')
    ;(await box.button('Review Reservation')).click()
    left.stop()
    expect(left.events[0]?.detail).to.deep.equal({ to: 'booking', url: '/help/booking' })
    expect(sessionStorage.getItem('staykit.trip')).to.include('ST-ABCD-EFGH-JKMN')
  })

  it('[ACC-098] [AQ-13] [AQ-37] Book Again opens the hotel with the rooms and guests of the trip', async () => {
    const box = mount('stay-trips')
    const again = await box.button('Book Again')
    expect(again.getAttribute('href')).to.equal('/details/city/800/2/3/h1')
  })

  it('redirects a visitor to the login page and back', async () => {
    localStorage.clear()
    const left = listen('stay-navigate')
    mount('stay-trips')
    await eventually(() => left.events.length === 1)
    left.stop()
    const url = new URL(left.events[0]?.detail.url, location.href)
    expect(url.pathname).to.equal('/login')
    expect(url.searchParams.get('next')).to.equal(location.pathname + location.search)
  })

  it('[HOT-013] navigates home after a logout on the same page, without a login', async () => {
    defineAccount()
    let answer = () => {}
    const pending = new Promise<void>((done) => {
      answer = done
    })
    api.answer({ '/auth/sign-out': () => pending.then(() => ({ ok: true })) })
    mount('stay-trips')
    const account = mount('stay-account')
    const left = listen('stay-navigate')
    ;(await account.button('Log Out')).click()
    await account.button('Log In')
    await pause(200)
    expect(left.events).to.deep.equal([])
    answer()
    await eventually(() => left.events.length === 1)
    left.stop()
    expect(left.events[0]?.detail).to.deep.include({ to: 'home', url: '/' })
  })
})
