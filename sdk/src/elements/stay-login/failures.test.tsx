import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayLogin } from './element.ts'

const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

describe('stay-login: what went wrong, and the ways on', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  before(define)
  beforeEach(() => {
    freshPage()
    errors = listen('stay-error')
    api = fakeApi({
      '/auth/sign-in': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
  })
  afterEach(() => {
    errors.stop()
    api.restore()
    document.body.replaceChildren()
  })

  async function send(locale = 'en') {
    const box = mount('stay-login', { locale })
    type(await box.find<HTMLInputElement>('[name=username]'), 'ann@x.com')
    type(await box.find<HTMLInputElement>('[name=password]'), 'Aa1!aaaa')
    ;(await box.find('button[type=submit]')).click()
    return box
  }

  it('what a person typed wrong is said at its field, and is no failure', async () => {
    const error = { code: 'NotAuthorizedException', message: 'Wrong e-mail or password.' }
    api.answer({ '/auth/sign-in': () => new Refusal(401, error) })
    const box = await send()
    await box.says('Wrong e-mail or password.')
    await pause(30)
    expect(errors.events.length).to.equal(0)
  })

  it('[ACC-221] a server that fails is told to the page, in its words at the name', async () => {
    api.answer({ '/auth/sign-in': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'Not now.' }) })
    const box = await send()
    await box.says('Not now.')
    expect((await box.find('[name=username]')).getAttribute('aria-invalid')).to.equal('true')
    expectDeclared(stayLogin, errors.events[0] as CustomEvent)
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['SERVER_ERROR'])
  })

  it('whoever is offline reads that, keeps what was typed, and is logged in at the next press, not before', async () => {
    const line = cutLine()
    const box = await send()
    try {
      await box.says('You are offline.')
      await expectAccessible(box.element)
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
      expect(box.root.querySelector('[aria-invalid=true]')).to.equal(null)
    } finally {
      line.back()
    }
    await pause(100)
    expect(api.calls('/auth/sign-in')).to.have.length(0)
    expect((await box.find<HTMLInputElement>('[name=password]')).value).to.equal('Aa1!aaaa')
    ;(await box.find('button[type=submit]')).click()
    await box.says('You are logged in as ann@x.com.')
  })

  it('a call without an answer says so in the language of the page', async () => {
    api.answer({ '/auth/sign-in': () => Promise.reject(new TypeError('down')) })
    const box = await send('fr')
    await box.says('Le serveur est injoignable. Veuillez vérifier votre connexion.')
  })
})
