import { expect } from 'chai'
import { define } from '../elements/stay-account/define.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'

const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

describe('the client id', () => {
  let api: FakeApi
  before(define)
  beforeEach(async () => {
    document.cookie = 'cguid=; max-age=0; path=/'
    freshPage()
    api = fakeApi({
      '/auth/refresh': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
  })
  afterEach(() => api.restore())

  /** The header of the first call of a member. */
  async function sent(): Promise<string | null> {
    localStorage.setItem('staykit.refresh.8183', 'kept')
    const before = api.calls('/profile/users/u1').length
    mount('stay-account')
    const call = await eventually(() => api.calls('/profile/users/u1')[before])
    return call.headers.get('X-Cguid')
  }

  it('[ACC-173] [PLT-151] [AQ-48] stores a cookie for five years, sends it as X-Cguid with calls of a member, and keeps it after a reload', async () => {
    const written: string[] = []
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => own.get?.call(document),
      set: (text: string) => {
        if (text.startsWith('cguid=')) written.push(text)
        own.set?.call(document, text)
      },
    })
    const id = await sent()
    Reflect.deleteProperty(document, 'cookie')
    expect(written).to.have.length(1)
    expect(written[0]).to.include(`; max-age=${5 * 365 * 86_400};`)
    expect(id).to.match(/^[\da-f]{32}$/)
    expect(document.cookie.split('; ')).to.include(`cguid=${id}`)
    freshPage()
    expect(await sent()).to.equal(id)
  })

  it('creates no id for a visitor', async () => {
    const box = mount('stay-account')
    await box.button('Log In')
    await eventually(() => api.calls('/brand')[0])
    expect(api.calls('/brand').map(({ headers }) => headers.get('X-Cguid'))).to.deep.equal([null])
    expect(document.cookie).not.to.include('cguid')
  })
})
