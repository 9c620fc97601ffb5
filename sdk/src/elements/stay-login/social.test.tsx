import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const withProviders = { brand: { ...brandAnswer.brand, logins: ['google', 'facebook', 'apple'] } }
const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }

describe('stay-login: other providers', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    sessionStorage.clear()
    api = fakeApi({ ...memberAnswers, '/brand': () => withProviders, '/auth/social': () => session })
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    history.replaceState(null, '', home)
  })
  /** The page after the return from a provider. */
  const comeBack = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)

  it('[ACC-060] offers other providers at the login and the sign-up', async () => {
    const box = mount('stay-login')
    await box.button('Continue with Google')
    const buttons = () => box.all('[part=social] button').map(({ textContent }) => textContent)
    expect(buttons()).to.deep.equal(['Continue with Google', 'Continue with Facebook', 'Continue with Apple'])
    expect(box.all<HTMLInputElement>('input').map(({ name }) => name)).to.deep.equal(['username', 'password'])
    ;(await box.button('Sign Up')).click()
    await box.button('Continue with Google')
    ;(await box.button('Log In')).click()
    ;(await box.button('Forgot password?')).click()
    await box.says("We'll email you a reset code")
    expect(buttons()).to.deep.equal([])
  })

  it('[ACC-061] offers Google and Facebook, and no provider when the brand has none', async () => {
    const offered = mount('stay-login')
    for (const name of ['Google', 'Facebook']) await offered.button(`Continue with ${name}`)
    offered.element.remove()
    freshPage()
    api.answer({ '/brand': () => brandAnswer })
    const earlier = api.calls('/brand').length
    const box = mount('stay-login')
    await box.find('form')
    await eventually(() => api.calls('/brand').length > earlier)
    await pause(100)
    expect(box.all('[part=social]')).to.deep.equal([])
  })

  it('[ACC-062] logs in a member who returns with a code that this page requested, and emits the login', async () => {
    sessionStorage.setItem('staykit.social.8183', 'the-verifier')
    comeBack('next=1&stay-login=the-code')
    const logins = listen('stay-login')
    const box = mount('stay-login')
    await box.says('You are logged in as ann@x.com.')
    logins.stop()
    expect(logins.events.map(({ detail }) => detail)).to.deep.equal([{ userId: 'u1', email: 'ann@x.com' }])
    expect(api.calls('/auth/social').map(({ body }) => body)).to.deep.equal([
      { code: 'the-code', verifier: 'the-verifier', refId: '8183' },
    ])
    expect(location.search).to.equal('?next=1')
    expect(localStorage.getItem('staykit.refresh.8183')).to.equal('r')
  })

  it('shows why a login failed, in the language of the page, and offers e-mail', async () => {
    comeBack('stay-login-error=known-email')
    const box = mount('stay-login')
    await box.says('You have an account with this e-mail address already. Please log in with your password.')
    expect(location.search).to.equal('')
    await expectAccessible(box.element)
    document.body.replaceChildren()
    await mount('stay-login', { locale: 'fr-FR' }).says('Vous avez déjà un compte')
  })

  it('fails for a code that the server refuses', async () => {
    sessionStorage.setItem('staykit.social.8183', 'the-verifier')
    api.answer({ '/auth/social': () => new Refusal(400, { code: 'CodeMismatchException', message: 'x' }) })
    comeBack('stay-login=the-code')
    await mount('stay-login').says('That login did not work')
    expect(localStorage.getItem('staykit.refresh.8183')).to.equal(null)
  })
})
