import { expect } from 'chai'
import { servicesOf } from '../../../page/services.ts'
import { browserEnvironment } from '../../../runtime/browser-environment.ts'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { type } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: customer fields', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    api = checkoutApi()
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  type Box = ReturnType<typeof openCheckout>
  const wrong = (box: Box) => box.all<HTMLInputElement>('[aria-invalid=true]').map(({ name }) => name)
  const stored = () => JSON.parse(sessionStorage.getItem('staykit.customer') ?? '{}')

  it('[PLT-066] [PLT-068] shows whether a field is valid only after it was edited', async () => {
    const box = openCheckout()
    const email = await box.field('Email')
    expect(wrong(box)).to.deep.equal([])
    expect(box.all('.error')).to.have.length(0)
    type(email, 'maya')
    email.blur()
    await box.says('Enter an address like name@example.com')
    expect(wrong(box)).to.deep.equal(['email'])
    type(email, 'maya@example.com')
    await eventually(() => wrong(box).length === 0)
    expect(box.all('.error')).to.have.length(0)
  })

  it('[PLT-066] [PLT-067] one invalid field makes the form invalid, and a click shows each error', async () => {
    const box = openCheckout({ customer: { ...maya, lastName: '', phoneNumber: '' } })
    const proceed = await box.button('Continue')
    expect(wrong(box)).to.deep.equal([])
    proceed.click()
    await eventually(() => wrong(box).length === 2)
    expect(wrong(box)).to.deep.equal(['lastName', 'phoneNumber'])
    expect(location.pathname).to.equal('/checkout/customer')
    await box.fill({ lastName: 'Okafor' })
    await eventually(() => wrong(box).length === 1)
    proceed.click()
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'phoneNumber')
    expect(location.pathname).to.equal('/checkout/customer')
    await box.fill({ phoneNumber: maya.phoneNumber })
    proceed.click()
    await eventually(() => location.pathname === '/checkout/billing')
  })

  it('[PLT-078] fills a member’s empty fields from the profile, and keeps typed values', async () => {
    api.answer(memberAnswers())
    const box = openCheckout({ member: true, customer: { ...maya, firstName: 'Mia', city: '' } })
    await box.says('18 Alder Street, Cambridge, MA 02139, United States')
    ;(await box.button('Edit')).click()
    expect((await box.field('First name')).value).to.equal('Mia')
  })

  it('[PLT-078] fills the empty fields when a visitor logs in while typing, and keeps typed values', async () => {
    const answers = memberAnswers()
    api.answer({ ...answers, '/auth/sign-in': (body, count) => answers['/auth/refresh']?.(body, count) })
    const box = openCheckout()
    type(await box.field('First name'), 'Mia')
    const services = servicesOf({ apiBase: location.origin, refId: '8183' }, browserEnvironment)
    await (await services.session()).signIn('ann@x.com', 'Secret-1!')
    await eventually(() => stored().city === 'Cambridge')
    const { email: _email, ...fields } = { ...maya, firstName: 'Mia' }
    expect(stored()).to.include(fields)
    // Nothing is missing any more.
    await box.says('Mia Okafor')
    await box.button(/^Book Room/)
  })

  it('[PLT-080] hides and clears the postal code in a country without postal codes', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, city: '' } })
    const country = await box.field('Country')
    expect((await box.field('Postal code')).value).to.equal('02139')
    type(country, 'FR')
    await eventually(() => stored().country === 'FR')
    expect((await box.field('Postal code')).value).to.equal('02139')
    type(country, 'HK')
    await eventually(() => box.root.querySelector('[name=postalCode]') === null)
    await eventually(() => stored().postalCode === '')
    type(country, 'US')
    expect((await box.field('Postal code')).value).to.equal('')
  })

  it('[PLT-081] hides and clears the state in a country without states', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, city: '' } })
    expect((await box.field('State')).value).to.equal('MA')
    const country = await box.field('Country')
    type(country, 'FR')
    await eventually(() => box.root.querySelector('[name=stateCode]') === null)
    await eventually(() => stored().stateCode === '')
    type(country, 'US')
    expect((await box.field('State')).value).to.equal('')
  })
})
