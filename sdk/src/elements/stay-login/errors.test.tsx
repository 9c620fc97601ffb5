import { messages as texts } from '@staykit/words/en/account-refusals'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { memberAnswers } from '../../testing/member.ts'
import { goOffline } from '../../testing/offline.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayLogin } from './element.ts'

const typed: Readonly<Record<string, string>> = {
  username: 'ann@x.com',
  email: 'ann@x.com',
  password: 'Demo-Pass1!',
  confirmPassword: 'Demo-Pass1!',
  newPassword: 'Demo-Pass1!',
  pin: '12345678',
}
const paths: Readonly<Record<string, string>> = {
  Login: '/auth/sign-in',
  SignUp: '/auth/sign-up',
  ForgotPassword: '/auth/forgot-password',
  ResetPassword: '/auth/reset-password',
}

describe('stay-login: place of a server’s error', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({})
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
  })

  /** Fills in the view and submits it; returns the errors below the fields. */
  async function refused(view: string, code: string) {
    const message =
      code in texts ? texts[code as keyof typeof texts] : 'Something went wrong. Please try again.'
    api.answer({ [paths[view] ?? '']: () => new Refusal(400, { code, message: 'In English.' }) })
    const box = mount('stay-login', { view })
    await box.find('form')
    for (const input of box.all<HTMLInputElement>('input')) type(input, typed[input.name] ?? '')
    ;(await box.find('button[type=submit]')).click()
    await box.says(message)
    const fieldErrors = box.all<HTMLInputElement>('input[aria-invalid=true]').map((input) => {
      const words = box.root.getElementById(input.getAttribute('aria-describedby') ?? '')
      return [input.name, words?.textContent === message]
    })
    expect(box.all('.error')).to.have.length(1)
    document.body.replaceChildren()
    return fieldErrors
  }

  it('[ACC-220] shows the text of a refused password below the password', async () => {
    for (const code of ['InvalidParameterException', 'InvalidPasswordException']) {
      expect(await refused('SignUp', code)).to.deep.equal([['password', true]])
      expect(await refused('Login', code)).to.deep.equal([['password', true]])
      expect(await refused('ResetPassword', code)).to.deep.equal([['newPassword', true]])
    }
  })

  it('[ACC-222] shows the server’s errors at their fields in every view: name, password, e-mail and pin', async () => {
    const places = [
      ['Login', 'NotAuthorizedException', 'username'],
      ['SignUp', 'UsernameExistsException', 'username'],
      ['SignUp', 'InvalidPasswordException', 'password'],
      ['ForgotPassword', 'LimitExceededException', 'email'],
      ['ResetPassword', 'CodeMismatchException', 'pin'],
      ['ResetPassword', 'ExpiredCodeException', 'pin'],
      ['ResetPassword', 'LimitExceededException', 'email'],
    ] as const
    for (const [view, code, field] of places) {
      expect(await refused(view, code), `${view} ${code}`).to.deep.equal([[field, true]])
    }
  })

  it('[AQ-64] shows that something went wrong for an error without a text of its own, never the server’s English', async () => {
    expect(await refused('Login', 'UNHEARD_OF')).to.deep.equal([['username', true]])
  })

  it('[PLT-069] shows an error of the whole form only after submit', async () => {
    const network = goOffline()
    try {
      const box = mount('stay-login')
      type(await box.field('Email'), 'ann@x.com')
      type(await box.field('Password'), 'Demo-Pass1!')
      expect(box.root.querySelector('[role=alert]')).to.equal(null)
      ;(await box.find('button[type=submit]')).click()
      const alert = await eventually(() => box.root.querySelector('[role=alert]'))
      expect(alert.textContent).to.include('You are offline.')
      expect(box.root.querySelector('[aria-invalid=true]')).to.equal(null)
      network.back()
      await eventually(() => !box.text().includes('You are offline.'))
    } finally {
      network.back()
    }
  })
})

describe('stay-login: events of failures', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  before(define)
  beforeEach(() => {
    freshPage()
    errors = listen('stay-error')
    api = fakeApi(memberAnswers)
  })
  afterEach(() => {
    errors.stop()
    api.restore()
    document.body.replaceChildren()
  })

  async function send() {
    const box = mount('stay-login')
    type(await box.find<HTMLInputElement>('[name=username]'), 'ann@x.com')
    type(await box.find<HTMLInputElement>('[name=password]'), 'Aa1!aaaa')
    ;(await box.find('button[type=submit]')).click()
    return box
  }

  it('shows a wrong password at its field, and emits no failure', async () => {
    const error = { code: 'NotAuthorizedException', reason: 'wrongCredentials', message: 'In English.' }
    api.answer({ '/auth/sign-in': () => new Refusal(401, error) })
    const box = await send()
    await box.says('Incorrect email or password.')
    await pause(30)
    expect(errors.events.length).to.equal(0)
  })

  it('[ACC-221] emits a failure of the server, and shows it at the name', async () => {
    api.answer({ '/auth/sign-in': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'Not now.' }) })
    const box = await send()
    await box.says('Something went wrong on the server.')
    expect((await box.find('[name=username]')).getAttribute('aria-invalid')).to.equal('true')
    expectDeclared(stayLogin, errors.events[0] as CustomEvent)
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['SERVER_ERROR'])
  })

  it('keeps the values while offline, and logs in on the next click', async () => {
    const network = goOffline()
    const box = await send()
    try {
      await box.says('You are offline.')
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
      expect(box.root.querySelector('[aria-invalid=true]')).to.equal(null)
    } finally {
      network.back()
    }
    await pause(100)
    expect(api.calls('/auth/sign-in')).to.have.length(0)
    expect((await box.find<HTMLInputElement>('[name=password]')).value).to.equal('Aa1!aaaa')
    ;(await box.find('button[type=submit]')).click()
    await box.says('You are logged in as ann@x.com.')
  })
})
