import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { cutLine } from '../../testing/line.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

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

describe('stay-login: where a server’s error stands', () => {
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

  /** Fills the view and sends it; answers the words below each field that has some. */
  async function refused(view: string, code: string) {
    const message = `The server says ${code}.`
    api.answer({ [paths[view] ?? '']: () => new Refusal(400, { code, message }) })
    const box = mount('stay-login', { view })
    await box.find('form')
    for (const input of box.all<HTMLInputElement>('input')) type(input, typed[input.name] ?? '')
    ;(await box.find('button[type=submit]')).click()
    await box.says(message)
    const said = box.all<HTMLInputElement>('input[aria-invalid=true]').map((input) => {
      const words = box.root.getElementById(input.getAttribute('aria-describedby') ?? '')
      return [input.name, words?.textContent === message]
    })
    expect(box.all('.error')).to.have.length(1)
    document.body.replaceChildren()
    return said
  }

  it('[ACC-220] what is wrong with a password stands below the password, in the server’s words', async () => {
    for (const code of ['InvalidParameterException', 'InvalidPasswordException']) {
      expect(await refused('SignUp', code)).to.deep.equal([['password', true]])
      expect(await refused('Login', code)).to.deep.equal([['password', true]])
      expect(await refused('ResetPassword', code)).to.deep.equal([['newPassword', true]])
    }
  })

  it('[ACC-222] every view shows the server’s errors at their fields: name, password, e-mail and pin', async () => {
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

  it('[PLT-069] what is wrong with the form as a whole shows after it has been sent, not before', async () => {
    const line = cutLine()
    try {
      const box = mount('stay-login')
      type(await box.field('Email'), 'ann@x.com')
      type(await box.field('Password'), 'Demo-Pass1!')
      expect(box.root.querySelector('[role=alert]')).to.equal(null)
      ;(await box.find('button[type=submit]')).click()
      const alert = await eventually(() => box.root.querySelector('[role=alert]'))
      expect(alert.textContent).to.include('You are offline.')
      expect(box.root.querySelector('[aria-invalid=true]')).to.equal(null)
    } finally {
      line.back()
    }
  })
})
