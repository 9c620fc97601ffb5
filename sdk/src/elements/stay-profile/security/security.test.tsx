import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../../testing/member.ts'
import { freshPage, mount, type } from '../../../testing/page.ts'
import { profileAnswers } from '../../../testing/profile.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'

const user = '/profile/users/u1'
const ok = () => ({ ok: true })
type Box = ReturnType<typeof mount>

describe('stay-profile: login and security', () => {
  let api: FakeApi
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/profile/dashboard')
    api = fakeApi({
      ...memberAnswers,
      ...profileAnswers,
      [`${user}/password`]: ok,
      [`${user}/email`]: ok,
      [`${user}/email/confirm`]: ok,
      [`${user}/sessions/end`]: ok,
      '/auth/sign-out': ok,
    })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })

  async function open(attributes?: Record<string, string>) {
    const box = mount('stay-profile', attributes)
    await box.find('[part=device]')
    return box
  }
  const inputs = (box: Box, part: string) => box.all<HTMLInputElement>(`[part=${part}] input:not(.sr)`)
  const fill = (box: Box, part: string, values: readonly string[]) => {
    for (const [index, value] of values.entries()) type(inputs(box, part)[index] as HTMLInputElement, value)
  }
  const errors = (box: Box, part: string) =>
    box.all(`[part=${part}] .error`).map(({ textContent }) => textContent)
  const bodies = (path: string) => api.calls(`${user}/${path}`).map(({ body }) => body)

  it('[ACC-053] [ACC-056] [AQ-32] changes the password with the old one and the new one typed twice', async () => {
    const box = await open()
    expect(inputs(box, 'password').map(({ name, autocomplete }) => [name, autocomplete])).to.deep.equal([
      ['oldPassword', 'current-password'],
      ['newPassword', 'new-password'],
      ['confirmPassword', 'new-password'],
    ])
    const change = await box.button('Change password')
    change.click()
    await eventually(() => errors(box, 'password').length === 3)
    expect(new Set(errors(box, 'password'))).to.deep.equal(new Set(['This is a required field']))
    await eventually(() => box.root.activeElement === inputs(box, 'password')[0])
    fill(box, 'password', ['Old-Pass1!', 'short', 'other'])
    change.click()
    await box.says('Password requires 8 character minimum')
    expect(errors(box, 'password')).to.include('Passwords do not match')
    fill(box, 'password', ['Old-Pass1!', 'longenough', 'longenough'])
    change.click()
    await box.says('Password requires one uppercase letter, one number, and one special character')
    expect(bodies('password')).to.deep.equal([])
    fill(box, 'password', ['Old-Pass1!', 'New-Pass2!', 'New-Pass2!'])
    change.click()
    await box.says('Your password has been changed.')
    expect(bodies('password')).to.deep.equal([{ oldPassword: 'Old-Pass1!', newPassword: 'New-Pass2!' }])
    expect(inputs(box, 'password').map(({ value }) => value)).to.deep.equal(['', '', ''])
  })

  it('shows a wrong old password at its field, and keeps the values', async () => {
    const message = 'Incorrect password.'
    const refusal = { code: 'NotAuthorizedException', reason: 'wrongPassword', message: 'In English.' }
    api.answer({ [`${user}/password`]: () => new Refusal(400, refusal) })
    const box = await open()
    fill(box, 'password', ['Old-Pass1!', 'New-Pass2!', 'New-Pass2!'])
    ;(await box.button('Change password')).click()
    await box.says(message)
    expect(errors(box, 'password')).to.deep.equal([message])
    expect(inputs(box, 'password')[0]?.getAttribute('aria-invalid')).to.equal('true')
    expect(inputs(box, 'password').map(({ value }) => value)).to.deep.equal([
      'Old-Pass1!',
      'New-Pass2!',
      'New-Pass2!',
    ])
  })

  it('[ACC-055] [AQ-32] changes the address, typed twice, after the code sent to it is entered', async () => {
    const box = await open()
    await box.says('You log in as ann@x.com.')
    expect(inputs(box, 'email').map(({ name }) => name)).to.deep.equal(['email', 'confirmEmail'])
    const send = await box.button('Send code')
    send.click()
    await eventually(() => errors(box, 'email').length === 2)
    fill(box, 'email', ['ann@new', 'other@x.com'])
    send.click()
    await box.says('Enter an address like name@example.com')
    expect(errors(box, 'email')).to.include('Email addresses do not match')
    fill(box, 'email', ['ann@new.com', 'Ann@new.com'])
    send.click()
    await box.says('We emailed a code to ann@new.com.')
    expect(bodies('email')).to.deep.equal([{ email: 'ann@new.com' }])
    fill(box, 'email', ['123'])
    ;(await box.button('Change email')).click()
    await box.says('The code has 8 digits')
    api.answer({ '/auth/refresh': () => ({ ...renewed }) })
    fill(box, 'email', ['1234 5678'])
    ;(await box.button('Change email')).click()
    await box.says('You log in as ann@new.com.')
    await box.says('Your email has been changed.')
    expect(bodies('email/confirm')).to.deep.equal([{ email: 'ann@new.com', pin: '12345678' }])
  })

  it('shows the member’s devices, and logs out one, the others, or all', async () => {
    const box = await open()
    const rows = () => box.all('[part=device]').map(({ textContent }) => textContent)
    expect(rows()[0]).to.equal('Chrome on WindowsThis device')
    expect(rows()[1]).to.contain('Safari on iOS').and.to.contain('Portugal').and.to.contain('Jan')
    ;(await box.button('Log out: Safari on iOS')).click()
    await eventually(() => rows().length === 1)
    expect(bodies('sessions/end')).to.deep.equal([{ session: 'phone' }])
    expect(box.text()).to.not.include('Log out all other devices')
    ;(await box.button('Log out everywhere')).click()
    await eventually(() => localStorage.getItem('staykit.refresh.8183') === null)
    expect(bodies('sessions/end').at(-1)).to.deep.equal({})
  })

  it('shows a device again that failed to log out, with a message', async () => {
    api.answer({ [`${user}/sessions/end`]: () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }) })
    const box = await open()
    ;(await box.button('Log out all other devices')).click()
    await box.says('The device could not be logged out.')
    expect(box.all('[part=device]')).to.have.length(2)
  })

  it('retries a list that failed to load; all of it is in French too', async () => {
    api.answer({
      [`${user}/sessions`]: (_, count) =>
        count === 1 ? new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }) : { sessions: [] },
    })
    const box = mount('stay-profile', { locale: 'fr-FR' })
    await box.says('La liste de vos appareils n’a pas pu être chargée.')
    await box.says('Connexion et sécurité')
  })
})

const renewed = {
  accessToken: 'b',
  expiresIn: 900,
  refreshToken: 'r2',
  identityID: 'u1',
  email: 'ann@new.com',
}
