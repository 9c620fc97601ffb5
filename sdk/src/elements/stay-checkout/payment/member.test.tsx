import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { servicesOf } from '../../../page/services.ts'
import { browserEnvironment } from '../../../runtime/browser-environment.ts'
import { type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { freshPage, mount, type } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: members', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    localStorage.setItem('staykit.refresh.8183', 'refresh')
    history.replaceState(null, '', '/checkout/customer?rate=bundle-1')
    api = checkoutApi(memberAnswers())
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })

  it('[HOT-244] [HOT-245] [ACC-197] [OQ-16] get their details filled in, without an e-mail field', async () => {
    const box = mount('stay-checkout')
    ;(await box.button('Edit')).click()
    const firstName = await box.field('First name')
    await eventually(() => firstName.value === 'Maya')
    const [profile] = api.calls('/profile/users/u1')
    expect(profile?.headers.get('auth-token')).to.equal('access')
    const others = api.calls('/book/contract').map(({ headers }) => headers.get('auth-token'))
    expect(new Set(others)).to.deep.equal(new Set([null]))
    expect(box.text()).to.include('18 Alder Street, Cambridge, MA 02139, United States')
    expect(box.root.querySelector('[name=email]')).to.equal(null)
  })

  it('[OQ-48] see no link to the login on an unavailable rate', async () => {
    api.answer({ '/book/contract': () => new Refusal(409, { code: 'SOLD_OUT', message: 'Gone.' }) })
    const box = mount('stay-checkout')
    await box.says('Oops! Looks like this rate is unavailable.')
    await eventually(() => !box.text().includes('Please Log In to access all rates.'))
  })

  it('start with the payment when nothing is missing, with no field to fill in; Edit leads back', async () => {
    const box = mount('stay-checkout')
    await box.button(/^Book Room/)
    expect(location.pathname).to.equal('/checkout/billing')
    expect(new URLSearchParams(location.search).get('rate')).to.equal('bundle-1')
    const empty = box
      .all<HTMLInputElement>('input, select')
      .filter(({ value, offsetParent }) => !value && offsetParent)
    expect(empty).to.have.length(0)
    // The page opened here: nothing takes the focus.
    expect(box.root.activeElement).to.equal(null)
    ;(await box.button('Edit')).click()
    await eventually(() => location.pathname === '/checkout/customer')
    await eventually(() => box.root.activeElement?.textContent === 'Your Information')
    history.back()
    await eventually(() => location.pathname === '/checkout/billing')
    await eventually(() => box.root.activeElement?.textContent === 'Payment')
  })

  it('open their stored address by Edit, with the focus in it', async () => {
    const box = openCheckout({ section: 'billing', member: true })
    ;(await box.button('Edit, Billing address')).click()
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'country')
    expect((await box.field('City')).value).to.equal('Cambridge')
  })

  it('[HOT-134] read how many points the stay will earn, and later how many it earned', async () => {
    const box = mount('stay-checkout')
    await box.says("You'll earn 485 points")
    box.element.remove()
    const over = { checkInDate: '2020-12-12', checkOutDate: '2020-12-15' }
    api.answer({ '/book/contract': () => ({ contract: contractFixture(over) }) })
    await mount('stay-checkout').says('485 points earned')
  })

  it('[HOT-155] have their details collapsed on billing, without an e-mail and a card holder', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, email: '' }, member: true })
    await box.button('Edit')
    expect(location.pathname).to.equal('/checkout/billing')
    expect(box.root.querySelector('[name=city]')).to.equal(null)
    await box.button(/^Book Room/)
  })

  it('a visitor who logs in at the login gate continues as a member with the same rate', async () => {
    localStorage.clear()
    const refusal = new Refusal(401, { code: 'LOGIN_REQUIRED', message: 'Log in.' })
    let signedIn = false
    const session = memberAnswers()['/auth/refresh']
    api.answer({
      '/auth/sign-in': (body, count) => {
        signedIn = true
        return session?.(body, count)
      },
      '/book/contract': () => (signedIn ? { contract: contractFixture({ isCUG: true }) } : refusal),
    })
    const box = mount('stay-checkout')
    await box.says('Please Log In to access this rate.')
    const services = servicesOf({ apiBase: location.origin, refId: '8183' }, browserEnvironment)
    await (await services.session()).signIn('ann@x.com', 'Secret-1!')
    await box.says('Please confirm your information')
    await box.says('Maya Okafor')
    expect(box.root.querySelector('[name=email]')).to.equal(null)
    expect(box.root.querySelector('dialog')).to.equal(null)
    const last = api.calls('/book/contract').at(-1)
    expect(last?.headers.get('authorization')).to.equal('Bearer access')
    expect(last?.body.ppnBundle).to.equal('bundle-1')
  })

  it('[HOT-160] have their profile updated with their changes, except the e-mail', async () => {
    const box = mount('stay-checkout')
    ;(await box.button('Edit, Billing address')).click()
    type(await box.field('City'), 'Boston')
    ;(await box.button(/^Book Room/)).click()
    const update = await eventually(() => api.calls('/profile/users/u1').find(({ body }) => 'city' in body))
    const { email: _email, ...info } = maya
    expect(update.body).to.include({ ...info, city: 'Boston' })
    expect(update.body).to.not.have.property('email')
  })
})
