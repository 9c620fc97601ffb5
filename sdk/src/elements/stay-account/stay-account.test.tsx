import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { freshPage, mount, noRoutes } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const session = {
  accessToken: 'access',
  expiresIn: 900,
  refreshToken: 'next',
  identityID: 'u1',
  email: 'ann@x.com',
}
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

describe('stay-account', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      '/auth/refresh': () => session,
      '/auth/sign-out': () => ({ ok: true }),
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
  })
  afterEach(() => api.restore())

  it('offers a visitor the login', async () => {
    const sessions = listen('stay-session')
    const box = mount('stay-account')
    expect((await box.button('Log In')).getAttribute('href')).to.equal('/login')
    await eventually(() => sessions.events.length > 0)
    sessions.stop()
    expect(sessions.events.at(-1)?.detail).to.deep.equal({ signedIn: false })
  })

  it('reports the preferred currency of a member', async () => {
    const liked = { preferences: { hotels: { currency: 'EUR' } } }
    api.answer({
      '/profile/users/u1': () => ({ data: { customer: { ...customer, ...liked }, cardList: [] } }),
    })
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    const sessions = listen('stay-session')
    mount('stay-account')
    await eventually(() =>
      sessions.events.some(({ detail }) => (detail as { currency?: string }).currency === 'EUR'),
    )
    sessions.stop()
    expect(sessions.events.at(-1)?.detail).to.deep.equal({ signedIn: true, currency: 'EUR' })
  })

  it('links to the trips when the page has no profile', async () => {
    freshPage({ ...noRoutes, tripsUrl: '/my-trips' })
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    const box = mount('stay-account')
    expect((await box.button('My Account')).getAttribute('href')).to.equal('/my-trips')
  })

  it('[ACC-048] [PLT-006] links to My Account, and ends the session here and on the server at the logout', async () => {
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    const out = listen('stay-logout')
    const box = mount('stay-account')
    expect((await box.button('My Account')).getAttribute('href')).to.equal('/profile/dashboard')
    ;(await box.button('Log Out')).click()
    await box.button('Log In')
    await eventually(() => out.events.length === 1)
    out.stop()
    expect(api.calls('/auth/sign-out')[0]?.body).to.deep.equal({ refreshToken: 'next' })
    expect(localStorage.getItem('staykit.refresh.8183')).to.equal(null)
  })
})
