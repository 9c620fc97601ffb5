import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define as defineAccount } from '../stay-account/define.ts'
import { define } from './define.ts'
import { stayTrips } from './element.ts'

const session = {
  accessToken: 'a',
  expiresIn: 900,
  refreshToken: 'next',
  identityID: 'u1',
  email: 'ann@x.com',
}
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const nfts = '/platform/api/v1/fi_nft/nfts'
const refusal = new Refusal(500, { code: 'SERVER_ERROR', message: 'x' })

describe('stay-trips and stay-account: what went wrong, and the ways on', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  let left: ReturnType<typeof listen>
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    defineAccount()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    errors = listen('stay-error')
    left = listen('stay-navigate')
    api = fakeApi({
      '/auth/refresh': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
      '/book/trips': () => ({ trips: [tripFixture()] }),
      [nfts]: () => ({ success: true, data: { nfts: [] } }),
    })
  })
  afterEach(() => {
    errors.stop()
    left.stop()
    api.restore()
    document.body.replaceChildren()
  })

  it('trips that cannot be loaded are told, and come when they are asked for again', async () => {
    api.answer({ '/book/trips': () => refusal })
    const box = mount('stay-trips')
    await box.says('Your trips could not be loaded.')
    await expectAccessible(box.element)
    expectDeclared(stayTrips, await eventually(() => errors.events[0]))
    api.answer({ '/book/trips': () => ({ trips: [tripFixture()] }) })
    ;(await box.button('Try again')).click()
    await box.says('Casa do Miradouro')
  })

  it('artifacts that cannot be loaded are told with a code', async () => {
    api.answer({ [nfts]: () => refusal })
    const box = mount('stay-trips')
    await box.says('Unable to get NFTs')
    await eventually(() => errors.events.some(({ detail }) => detail.code === 'ARTIFACTS_FAILED'))
  })

  it('a member who is offline reads that instead of being sent to the login, and has the trips once the line is back', async () => {
    const line = cutLine()
    const box = mount('stay-trips')
    try {
      await box.says('You are offline. This goes on by itself once you are back online.')
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
      expect(left.events).to.deep.equal([])
    } finally {
      line.back()
    }
    await box.says('Casa do Miradouro')
    expect(left.events).to.deep.equal([])
  })

  it('the account control knows the member again once the line is back', async () => {
    const line = cutLine()
    const box = mount('stay-account')
    try {
      await box.button('Log In')
      await eventually(() => errors.events[0]?.detail.code === 'NETWORK')
    } finally {
      line.back()
    }
    await box.button('My Account')
  })
})
