import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const session = {
  accessToken: 'access',
  expiresIn: 900,
  refreshToken: 'refresh',
  identityID: 'u1',
  email: 'ann@x.com',
}
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const ok = () => ({ ok: true })

describe('stay-login', () => {
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
      '/auth/sign-in': () => session,
      '/auth/sign-up': ok,
      '/auth/confirm': ok,
      '/auth/resend': ok,
      '/auth/forgot-password': ok,
      '/auth/reset-password': ok,
      '/auth/sign-out': ok,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
  })
  afterEach(() => api.restore())

  it('[ACC-033] [ACC-034] [ACC-051] has four views, and starts at Login or at the given one', async () => {
    const forms: Record<string, string[]> = {
      Login: ['username', 'password'],
      SignUp: ['username', 'password', 'confirmPassword'],
      ForgotPassword: ['email'],
      ResetPassword: ['email', 'pin', 'newPassword'],
    }
    const plain = mount('stay-login')
    await plain.find('form')
    expect(plain.all<HTMLInputElement>('input').map(({ name }) => name)).to.deep.equal(forms.Login)
    for (const [view, names] of Object.entries(forms)) {
      const box = mount('stay-login', { view })
      await box.find('form')
      expect(box.all<HTMLInputElement>('input').map(({ name }) => name)).to.deep.equal(names)
    }
  })

  it('[ACC-035] buttons switch among Login, SignUp and ForgotPassword', async () => {
    const box = mount('stay-login')
    ;(await box.button('Sign Up')).click()
    await box.field('Confirm password')
    ;(await box.button('Log In')).click()
    ;(await box.button('Forgot password?')).click()
    await box.button('Send code')
    expect(box.all('input')).to.have.length(1)
  })

  it('[ACC-038] [ACC-039] [ACC-040] [ACC-245] logs in, with a spinner meanwhile, and emits the login', async () => {
    let release = () => {}
    api.answer({ '/auth/sign-in': () => new Promise((done) => (release = () => done(session))) })
    const logins = listen('stay-login')
    const box = mount('stay-login')
    type(await box.field('Email'), 'Ann@X.com')
    type(await box.field('Password'), 'Aa1!aaaa')
    ;(await box.button('Log In')).click()
    await box.find('.veil .spin')
    await eventually(() => api.calls('/auth/sign-in').length === 1)
    release()
    await eventually(() => logins.events.length === 1)
    logins.stop()
    expect(logins.events[0]?.detail).to.deep.equal({ userId: 'u1', email: 'ann@x.com' })
    expect(api.calls('/auth/sign-in')[0]?.body).to.include({ username: 'ann@x.com', refId: '8183' })
    await box.says('You are logged in as ann@x.com.')
    expect(box.root.querySelector('.veil')).to.equal(null)
  })

  it('[ACC-172] stores the token in local storage, and removes it at the logout', async () => {
    api.answer({ '/auth/sign-out': () => ({ ok: true }) })
    const stored = () => JSON.stringify({ ...localStorage })
    const box = mount('stay-login')
    type(await box.field('Email'), 'ann@x.com')
    type(await box.field('Password'), 'Aa1!aaaa')
    expect(stored()).to.not.include(session.refreshToken)
    ;(await box.button('Log In')).click()
    await box.says('You are logged in as ann@x.com.')
    expect(localStorage.getItem('staykit.refresh.8183')).to.equal(session.refreshToken)
    ;(await box.button('Log Out')).click()
    await box.button('Log In')
    expect(stored()).to.not.include(session.refreshToken)
    expect(stored()).to.not.include(session.accessToken)
  })

  const waits: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
    [
      'SignUp',
      '/auth/sign-up',
      { Email: 'ann@x.com', Password: 'Aa1!aaaa', 'Confirm password': 'Aa1!aaaa' },
      'Sign Up',
    ],
    ['ForgotPassword', '/auth/forgot-password', { Email: 'ann@x.com' }, 'Send code'],
    [
      'ResetPassword',
      '/auth/reset-password',
      { Email: 'ann@x.com', 'Reset code': '12345678', 'New password': 'Aa1!aaaa' },
      'Set new password',
    ],
  ]
  for (const [view, path, values, button] of waits) {
    it(`[ACC-038] [ACC-245] shows a spinner during ${view}, and its failure afterwards`, async () => {
      let release = () => {}
      const refusal = new Refusal(400, { code: 'LimitExceededException', message: 'Too often.' })
      api.answer({
        [path]: (_, count) =>
          new Promise((done) => (release = () => done(count === 1 ? refusal : { ok: true }))),
      })
      const box = mount('stay-login', { view })
      for (const [label, text] of Object.entries(values)) type(await box.field(label), text)
      expect(box.root.querySelector('.veil')).to.equal(null)
      ;(await box.button(button)).click()
      await box.find('.veil .spin')
      await eventually(() => api.calls(path).length === 1)
      expect(box.root.querySelector('.veil .spin')).to.not.equal(null)
      release()
      await eventually(() => box.root.querySelector('.veil') === null)
      await box.says('Attempt limit exceeded. Please try again after some time.')
      ;(await box.button(button)).click()
      await box.find('.veil .spin')
      expect(box.text()).to.not.include('Too often.')
      await eventually(() => api.calls(path).length === 2)
      release()
      // Sign-up leads to the pin, the reset e-mail to a new password, the new password to the login.
      const next =
        { SignUp: 'Confirm and log in', ForgotPassword: 'Set new password', ResetPassword: 'Log In' }[view] ??
        ''
      await box.button(next)
      await eventually(() => box.root.querySelector('.veil') === null)
    })
  }

  it('leads to web addresses only', async () => {
    const leaving = listen('stay-navigate')
    keptMember()
    api.answer(memberAnswers)
    for (const next of ['javascript:alert(1)', 'data:text/html,x', 'https://', ''])
      mount('stay-login', { next })
    mount('stay-login', { next: '/profile' })
    await eventually(() => leaving.events.length > 0)
    await pause(50)
    leaving.stop()
    expect(new Set(leaving.events.map(({ detail }) => detail.url))).to.deep.equal(new Set(['/profile']))
  })

  it('navigates to the next page once, however the session becomes known', async () => {
    const navigations = listen('stay-navigate')
    const box = mount('stay-login', { next: '/profile' })
    type(await box.field('Email'), 'ann@x.com')
    type(await box.field('Password'), 'Aa1!aaaa')
    ;(await box.button('Log In')).click()
    await eventually(() => navigations.events.length > 0)
    await pause(100)
    navigations.stop()
    expect(navigations.events.map(({ detail }) => detail.url)).to.deep.equal(['/profile'])
  })

  it('shows an unknown user or a wrong password at the name, and keeps the values', async () => {
    const message = 'Incorrect email or password.'
    const refusal = { code: 'NotAuthorizedException', reason: 'wrongCredentials', message: 'In English.' }
    api.answer({ '/auth/sign-in': () => new Refusal(401, refusal) })
    const box = mount('stay-login')
    const email = await box.field('Email')
    type(email, 'ann@x.com')
    type(await box.field('Password'), 'wrong')
    ;(await box.button('Log In')).click()
    await box.says(message)
    expect((await box.field('Email')).getAttribute('aria-invalid')).to.equal('true')
    expect((await box.field('Email')).value).to.equal('ann@x.com')
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'username')
    await expectAccessible(box.element)
  })

  it('shows a refusal in the language of the page, and an unknown reason or code as a general sentence', async () => {
    const general = 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.'
    const refuse = (code: string, reason?: string) => {
      const error = { code, message: 'In English.', ...(reason && { reason }) }
      api.answer({ '/auth/sign-in': () => new Refusal(401, error) })
    }
    refuse('NotAuthorizedException', 'wrongCredentials')
    const box = mount('stay-login', { locale: 'de' })
    type(await box.field('E-Mail'), 'ann@x.com')
    type(await box.field('Passwort'), 'wrong')
    const button = await box.find<HTMLButtonElement>('form button[type=submit]')
    button.click()
    await box.says('E-Mail-Adresse oder Passwort ist falsch.')
    refuse('NotAuthorizedException', 'newReason')
    button.click()
    await box.says(general)
    refuse('SESSION_ENDED', 'newReason')
    button.click()
    await box.says('Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.')
    refuse('NEW_CODE')
    button.click()
    await box.says(general)
    expect(box.text()).to.not.include('In English.')
  })

  it('[ACC-053] [AQ-32] shows the errors of a new password before sending', async () => {
    const box = mount('stay-login', { view: 'SignUp' })
    type(await box.field('Email'), 'ann@x.com')
    type(await box.field('Password'), 'Ab1!')
    type(await box.field('Confirm password'), 'other')
    ;(await box.button('Sign Up')).click()
    await box.says('Password requires 8 character minimum')
    await box.says('Passwords do not match')
    type(await box.field('Password'), 'abcdefgh')
    ;(await box.button('Sign Up')).click()
    await box.says('Password requires one uppercase letter, one number, and one special character')
    expect(api.calls('/auth/sign-up')).to.have.length(0)
  })

  it('[ACC-052] [ACC-193] [AQ-20] asks for the mailed pin at a sign-up, then logs in with the same credentials', async () => {
    const logins = listen('stay-login')
    const box = mount('stay-login', { view: 'SignUp' })
    type(await box.field('Email'), 'Ann@X.com')
    type(await box.field('Password'), 'Demo-Pass1!')
    type(await box.field('Confirm password'), 'Demo-Pass1!')
    ;(await box.button('Sign Up')).click()
    const pin = await box.field('Code from the email')
    await eventually(() => box.root.activeElement === pin)
    ;(await box.button('Send the code again')).click()
    await box.says('A new code is on its way.')
    expect(api.calls('/auth/resend').map(({ body }) => body)).to.deep.equal([
      { username: 'ann@x.com', refId: '8183' },
    ])
    type(pin, '1234')
    ;(await box.button('Confirm and log in')).click()
    await box.says('The code has 6 or 8 digits')
    type(pin, '1234 5678')
    ;(await box.button('Confirm and log in')).click()
    await eventually(() => logins.events.length === 1)
    logins.stop()
    expect(api.calls('/auth/confirm')[0]?.body).to.include({ username: 'ann@x.com', pin: '12345678' })
    expect(api.calls('/auth/sign-in')[0]?.body).to.include({ username: 'ann@x.com', password: 'Demo-Pass1!' })
  })

  it('[ACC-036] [ACC-037] [ACC-054] opens the reset after a forgotten password, then the Login', async () => {
    const box = mount('stay-login', { view: 'ForgotPassword' })
    type(await box.field('Email'), 'ann@x.com')
    ;(await box.button('Send code')).click()
    const pin = await box.field('Reset code')
    type(await box.field('New password'), 'Demo-Pass2!')
    ;(await box.button('Set new password')).click()
    await box.says('This is a required field')
    expect(api.calls('/auth/reset-password')).to.have.length(0)
    type(pin, '12345678')
    ;(await box.button('Set new password')).click()
    await box.says('Your password has been changed. Log in with the new one.')
    expect((await box.field('Email')).value).to.equal('ann@x.com')
    expect(api.calls('/auth/reset-password')[0]?.body).to.include({
      email: 'ann@x.com',
      newPassword: 'Demo-Pass2!',
    })
  })

  it('[ACC-032] [AQ-38] redirects a member who is already logged in, replacing this page', async () => {
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    api.answer({ '/auth/refresh': () => session })
    const navigations = listen('stay-navigate')
    mount('stay-login', { next: '/profile' })
    await eventually(() => navigations.events.length === 1)
    await pause(50)
    navigations.stop()
    expect(navigations.events.map(({ detail }) => detail.url)).to.deep.equal(['/profile'])
  })

  it('shows that its brand is disabled in the language of the page', async () => {
    api.answer({ '/brand': () => new Refusal(403, { code: 'BRAND_DISABLED', message: 'In English.' }) })
    const box = mount('stay-login', { locale: 'de' })
    await box.says('Buchen ist hier zurzeit nicht möglich.')
    expect(box.text()).to.not.include('In English.')
  })

  it('tells travellers that booking is not available for an unknown brand, without a developer’s sentence', async () => {
    api.answer({
      '/brand': () => new Refusal(404, { code: 'UNKNOWN_REF_ID', message: 'There is no brand "x".' }),
    })
    const errors = listen('stay-error')
    const box = mount('stay-login', { 'ref-id': 'x' })
    await box.says('Booking is not available here at the moment.')
    errors.stop()
    expect(box.all('form')).to.have.length(0)
    expect(box.text()).to.not.include('There is no brand')
    expect(errors.events[0]?.detail.code).to.equal('UNKNOWN_REF_ID')
  })
})
