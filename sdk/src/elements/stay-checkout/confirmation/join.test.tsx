import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../../testing/events.ts'
import { brandAnswer, type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { expectAccessible, freshPage, mount, type } from '../../../testing/page.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { stayCheckout } from '../element.ts'
import { checkoutApi, memberAnswers } from '../testing/checkout-page.ts'

const ok = () => ({ ok: true })
const session = {
  accessToken: 'access',
  expiresIn: 900,
  refreshToken: 'refresh',
  identityID: 'u1',
  email: 'maya@example.com',
}
const { '/profile/users/u1': profile } = memberAnswers()
const title = 'Save this trip'

describe('stay-checkout: a guest becomes a member', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    api = checkoutApi({
      '/auth/sign-up': ok,
      '/auth/confirm': ok,
      '/auth/resend': ok,
      '/auth/sign-in': () => session,
      '/profile/users/u1': profile as NonNullable<typeof profile>,
    })
    history.replaceState(null, '', '/checkout/confirmation')
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })

  it('creates an account with a password and the mailed code, and shows the trip among the member’s', async () => {
    const logins = listen('stay-login')
    const box = mount('stay-checkout')
    await box.says(title)
    await expectAccessible(box.element)
    type(await box.field('Password'), 'Good-Pass1')
    ;(await box.button('Create account')).click()
    await box.says('We emailed a code to maya@example.com.')
    expect(api.calls('/auth/sign-up').map(({ body }) => body)).to.deep.equal([
      { username: 'maya@example.com', password: 'Good-Pass1', refId: '8183' },
    ])
    const pin = await box.field('Code from the email')
    await eventually(() => box.root.activeElement === pin)
    ;(await box.button('Send the code again')).click()
    await box.says('A new code is on its way.')
    type(pin, '1234 5678')
    ;(await box.button('Confirm and log in')).click()
    await box.says('Your account is ready')
    await box.says("You're Booked!")
    expect(api.calls('/auth/confirm').map(({ body }) => body)).to.deep.equal([
      { username: 'maya@example.com', pin: '12345678', password: 'Good-Pass1', refId: '8183' },
    ])
    expect(logins.events.map(({ detail }) => detail)).to.deep.equal([
      { userId: 'u1', email: 'maya@example.com' },
    ])
    expectDeclared(stayCheckout, logins.events[0] as CustomEvent)
    expect((await box.button('See your trips')).getAttribute('href')).to.equal('/profile/trips')
    logins.stop()
  })

  it('validates passwords and codes with the texts of the login', async () => {
    const box = mount('stay-checkout')
    ;(await box.button('Create account')).click()
    await box.says('This is a required field')
    for (const [text, words] of [
      ['short', 'Password requires 8 character minimum'],
      ['longenough', 'Password requires one uppercase letter, one number, and one special character'],
    ] as const) {
      type(await box.field('Password'), text)
      ;(await box.button('Create account')).click()
      await box.says(words)
    }
    expect(api.calls('/auth/sign-up')).to.have.length(0)
    type(await box.field('Password'), 'Good-Pass1')
    ;(await box.button('Create account')).click()
    type(await box.field('Code from the email'), '123')
    ;(await box.button('Confirm and log in')).click()
    await box.says('The code has 6 or 8 digits')
    const message = 'Wrong code.'
    api.answer({ '/auth/confirm': () => new Refusal(400, { code: 'CodeMismatchException', message }) })
    // Codes of an Amazon user pool have this form.
    type(await box.field('Code from the email'), '123456')
    ;(await box.button('Confirm and log in')).click()
    await box.says("That code doesn't match. Check it or request a new one.")
    ;(await box.button('Choose another password')).click()
    await box.says(title)
  })

  it('offers no account to members, for a platform’s brand, or after a cancellation', async () => {
    const absent = async () => {
      const box = mount('stay-checkout')
      await box.find('[part=booking]')
      await pause(100)
      expect(box.root.textContent).not.to.include(title)
      document.body.replaceChildren()
      await pause(20)
    }
    api.answer({ '/brand': () => ({ brand: { ...brandAnswer.brand, logins: ['platform'] } }) })
    await absent()
    const trip = sessionStorage.getItem('staykit.trip') ?? ''
    freshPage()
    sessionStorage.setItem('staykit.trip', trip)
    api.answer({
      '/brand': () => brandAnswer,
      '/book/details': () => ({ booking: bookedFixture({ status: 'CANCELED' }), capability: 'cap' }),
    })
    await absent()
    freshPage()
    sessionStorage.setItem('staykit.trip', trip)
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    api.answer({
      ...memberAnswers(),
      '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }),
    })
    await absent()
  })
})
