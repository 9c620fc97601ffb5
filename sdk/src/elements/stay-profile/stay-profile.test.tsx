import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { cardAnswers, savedCard } from '../../testing/cards.ts'
import { listen } from '../../testing/events.ts'
import { brandWith, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers, signInNow } from '../../testing/member.ts'
import { freshPage, mount, noRoutes, type } from '../../testing/page.ts'
import { ann, profileAnswers } from '../../testing/profile.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineAccount } from '../stay-account/define.ts'
import { define as defineTrips } from '../stay-trips/define.ts'
import { define } from './define.ts'

describe('stay-profile', () => {
  let api: FakeApi
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    defineTrips()
    defineAccount()
  })
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/profile/dashboard')
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    document.removeEventListener('stay-navigate', stay)
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })
  const current = (box: ReturnType<typeof mount>) =>
    box.all('nav a[aria-current=page]').map(({ textContent }) => textContent)

  it('[ACC-071] [ACC-072] greets by first name, and shows the figures of this year', async () => {
    const box = mount('stay-profile')
    await box.says('Hi Ann!')
    await box.says('$1,234')
    const figures = box.all('.figures > div').map((one) => one.textContent)
    expect(figures).to.deep.equal([
      'Total Savings Year To Date$400',
      'Total Spending Year To Date$1,234',
      'Available Points Year To Date1,234',
    ])
  })

  it('[ACC-073] [ACC-074] shows booking artifacts, average savings and LIFE', async () => {
    const box = mount('stay-profile')
    for (const text of ['1 booking artifact', 'Worth $150 in bookings', '33% average savings', '2,500 LIFE'])
      await box.says(text)
  })

  it('[ACC-225] [ACC-230] greets without a name too; shows a drawing for a missing or broken picture', async () => {
    const errors = listen('stay-error')
    for (const profilePicture of ['', 'gone.png']) {
      const customer = { ...ann, firstName: '', profilePicture }
      api.answer({ '/profile/users/u1': () => ({ data: { customer, cardList: [] } }) })
      const box = mount('stay-profile')
      await box.says('Hi!')
      await eventually(() => box.root.querySelector('.hero .avatar svg'))
      await box.says('Personal Info')
      expect(box.root.querySelector('.error, [role=alert]')).to.equal(null)
      document.body.replaceChildren()
      await pause(20)
    }
    errors.stop()
    expect(errors.events).to.have.length(0)
  })

  it('[ACC-070] has four tabs in order, switches between them in place, and Back works', async () => {
    const box = mount('stay-profile')
    await box.says('Personal Info')
    const links = box.all<HTMLAnchorElement>('nav a')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Your Rewards', '/profile/rewards'],
      ['Your Profile', '/profile/dashboard'],
      ['Your Trips', '/profile/trips'],
      ['Payment Options', '/profile/payment'],
    ])
    expect(current(box)).to.deep.equal(['Your Profile'])
    ;(await box.button('Payment Options')).click()
    await box.says('Enter A New Card')
    expect(location.pathname).to.equal('/profile/payment')
    expect(current(box)).to.deep.equal(['Payment Options'])
    history.back()
    await box.says('Personal Info')
    expect(location.pathname).to.equal('/profile/dashboard')
  })

  it('works on a page without routes: tabs are in its address, and the attribute sets the first', async () => {
    freshPage(noRoutes)
    keptMember()
    history.replaceState(null, '', '/members?id=7')
    const box = mount('stay-profile', { tab: 'payment' })
    await box.says('Enter A New Card')
    ;(await box.button('Your Rewards')).click()
    await box.says('Total Points Earned')
    expect(location.pathname).to.equal('/members')
    const query = new URL(location.href).searchParams
    expect([query.get('id'), query.get('stay-tab')]).to.deep.equal(['7', 'rewards'])
  })

  it('[ACC-067] [AQ-38] redirects a visitor to the login, and back to the tab afterwards', async () => {
    localStorage.clear()
    document.addEventListener('stay-navigate', stay)
    history.replaceState(null, '', '/profile/trips')
    const navigations = listen('stay-navigate')
    const box = mount('stay-profile', { tab: 'trips' })
    await eventually(() => navigations.events.length === 1)
    navigations.stop()
    expect(navigations.events[0]?.detail).to.deep.equal({
      to: 'login',
      url: '/login?next=%2Fprofile%2Ftrips',
      replace: true,
    })
    expect(box.text()).to.equal('')
  })

  it('[ACC-068] shows the login after a logout', async () => {
    document.addEventListener('stay-navigate', stay)
    api.answer({ '/auth/sign-out': () => ({ ok: true }) })
    history.replaceState(null, '', '/profile/rewards')
    const box = mount('stay-profile', { tab: 'rewards' })
    await box.says('Hi Ann!')
    const navigations = listen('stay-navigate')
    ;(await mount('stay-account').button('Log Out')).click()
    await eventually(() => navigations.events.length > 0)
    navigations.stop()
    expect(navigations.events.map(({ detail }) => detail.url)).to.deep.equal(['/login'])
    await eventually(() => box.text() === '')
  })

  it('[ACC-049] clears trips, points, stats, NFTs and profile at the logout: the next member sees none of them', async () => {
    const trip = tripFixture({ trip_number: 'ST-Ann' })
    api.answer({ '/auth/sign-out': () => ({ ok: true }), '/book/trips': () => ({ trips: [trip] }) })
    localStorage.setItem('staykit.loyalty', 'ST-Ann')
    sessionStorage.setItem('staykit.customer', JSON.stringify({ firstName: 'Ann' }))
    const box = mount('stay-profile')
    for (const text of ['Hi Ann!', '$1,234', '1 booking artifact', '2,500 LIFE']) await box.says(text)
    type(await box.field('City'), 'Typed in Lisbon')
    ;(await box.button('Your Trips')).click()
    const trips = () => box.root.querySelector('stay-trips')?.shadowRoot?.textContent ?? ''
    await eventually(() => trips().includes('ST-Ann'))
    document.addEventListener('stay-navigate', stay)
    ;(await mount('stay-account').button('Log Out')).click()
    await eventually(() => box.text() === '')
    await eventually(() => !/Ann|Ames|Typed/.test(JSON.stringify({ ...localStorage, ...sessionStorage })))

    // Another member logs in on the same page, whose figures and trips do not load.
    const other = { id: 'u2', email: 'bob@x.com', created: '2030-01-01', refID: '8183', firstName: 'Bob' }
    const session = {
      accessToken: 'b',
      expiresIn: 900,
      refreshToken: 's',
      identityID: 'u2',
      email: 'bob@x.com',
    }
    const never = () => new Promise(() => {})
    api.answer({
      '/auth/sign-in': () => session,
      '/profile/users/u2': () => ({ data: { customer: other, cardList: [] } }),
      '/loyalty/users/u2/wallet/8183': never,
      '/loyalty/users/u2/stats': never,
      '/platform/api/v1/fi_nft/nfts': never,
      '/platform/api/v1/booking/balances': never,
      '/book/trips': never,
    })
    await signInNow()
    document.removeEventListener('stay-navigate', stay)
    await box.says('Hi Bob!')
    for (const text of ['$1,234', '1 booking artifact', '2,500 LIFE', 'Ann'])
      expect(box.text()).to.not.include(text)
    expect(trips()).to.not.include('ST-Ann')
    ;(await box.button('Your Profile')).click()
    expect((await box.field('City')).value).to.equal('')
  })

  it('[ACC-094] shows the trips in their tab', async () => {
    api.answer({ '/book/trips': () => ({ trips: [] }) })
    const box = mount('stay-profile')
    ;(await box.button('Your Trips')).click()
    const trips = await eventually(() => box.root.querySelector('stay-trips')?.shadowRoot)
    await eventually(() => trips.textContent?.includes('Upcoming Trips'))
  })

  it('[ACC-119] shows a disabled block for a new card when the brand manages no cards', async () => {
    history.replaceState(null, '', '/profile/payment')
    api.answer({ '/brand': () => brandWith({ cardManagement: false }) })
    const box = mount('stay-profile')
    expect((await box.button('Enter A New Card')).matches(':disabled')).to.equal(true)
  })

  it('[ACC-003] [AQ-01] shows the saved cards in their tab otherwise, and a new one is typed in the frame', async () => {
    history.replaceState(null, '', '/profile/payment')
    api.answer(cardAnswers([savedCard()]))
    const box = mount('stay-profile')
    await box.says('Visa •••• 4242')
    ;(await box.button('Enter A New Card')).click()
    await eventually(() => box.element.querySelector('iframe[slot=card]'))
  })

  it('shows which figures failed to load, and retries; the others are shown', async () => {
    api.answer({
      '/loyalty/users/u1/stats': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' }),
    })
    const failed = listen('stay-error')
    const box = mount('stay-profile')
    await box.says('Your totals could not be loaded.')
    await box.says('Available Points Year To Date1,234')
    expect(failed.events.map(({ detail }) => detail.code)).to.deep.equal(['FIGURES_FAILED'])
    failed.stop()
    api.answer(profileAnswers)
    ;(await box.button('Try again')).click()
    await box.says('$1,234')
    expect(box.text()).to.not.include('could not be loaded')
  })
})
