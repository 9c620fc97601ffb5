import { expect } from 'chai'
import { brandAnswer, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const { brand } = brandAnswer
const platform = {
  brand: { ...brand, flags: { ...brand.flags, enablePlatformAuth: true }, logins: ['platform'] },
}
const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }

describe('stay-login: members of a platform', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    sessionStorage.clear()
    api = fakeApi({ ...memberAnswers, '/brand': () => platform, '/auth/social': () => session })
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    history.replaceState(null, '', home)
  })

  it('[ACC-064] [ACC-065] log in, register and reset the password there: three buttons, no inputs', async () => {
    const box = mount('stay-login')
    const links = () => box.all<HTMLAnchorElement>('a[href]')
    await eventually(() => links().length === 3)
    expect(box.all('input, form, button')).to.deep.equal([])
    expect(links().map(({ textContent }) => textContent)).to.deep.equal([
      'Log In',
      'Sign Up',
      'Forgot password?',
    ])
    const pages = links().map(({ href }) => new URL(href))
    expect(pages.map(({ pathname }) => pathname.replace(/^.*\/auth\/social\//, ''))).to.deep.equal([
      'platform/login',
      'platform/registration',
      'platform/forgot_password',
    ])
    for (const { searchParams } of pages) {
      expect(new URL(searchParams.get('return') ?? '').origin).to.equal(location.origin)
      expect(searchParams.get('challenge')).to.match(/^[\w-]{43}$/)
      expect(searchParams.get('refId')).to.equal('8183')
    }
    expect(sessionStorage.getItem('staykit.social.8183')).to.match(/^[\w-]{43}$/)
    await expectAccessible(box.element)
  })

  it('logs in a member who returns from the platform', async () => {
    sessionStorage.setItem('staykit.social.8183', 'the-verifier')
    history.replaceState(null, '', `${location.pathname}?stay-login=the-code`)
    await mount('stay-login').says('You are logged in as ann@x.com.')
    expect(api.calls('/auth/social').map(({ body }) => body)).to.deep.equal([
      { code: 'the-code', verifier: 'the-verifier', refId: '8183' },
    ])
  })

  it('shows why the platform refused, in the language of the page', async () => {
    history.replaceState(null, '', `${location.pathname}?stay-login-error=refused`)
    const box = mount('stay-login', { locale: 'fr-FR' })
    await box.says('Vous vous connectez sur une autre page')
    await box.says('Vous n’êtes pas connecté')
    expect(box.all('input')).to.deep.equal([])
  })
})
