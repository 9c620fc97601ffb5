import { contractFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { listen } from '../../../testing/events.ts'
import { type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { type } from '../../../testing/page.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: details', () => {
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

  it('[HOT-151] [HOT-145] step 1 is the customer form, "Your Information", then Continue', async () => {
    const box = openCheckout()
    await box.says('Your Information')
    await box.button('Continue')
    expect(
      box.all<HTMLInputElement>('input:not([type=checkbox]), select').map(({ name }) => name),
    ).to.deep.equal(Object.keys(maya))
  })

  it('[HOT-164] the progress bar stands at DETAILS, "Booked!" is dimmed', async () => {
    const box = openCheckout()
    await box.says('Your Information')
    const steps = box.all('ol li').map(({ textContent }) => textContent?.replace(/^\d/, ''))
    expect(steps).to.deep.equal(['Choose a room', 'Enter Details', 'Secure Booking', 'Booked!'])
    expect(box.root.querySelector('[aria-current=step]')?.textContent).to.include('Enter Details')
    expect(box.all('ol li').at(-1)?.className).to.equal('dim')
  })

  it('[HOT-157] Continue is disabled until the form is valid, and says what is missing when pressed before', async () => {
    const box = openCheckout()
    const proceed = await box.button('Continue')
    expect(proceed.getAttribute('aria-disabled')).to.equal('true')
    proceed.click()
    await box.says('This is a required field')
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'firstName')
    await box.fill({ ...maya, postalCode: '0213' })
    await box.says('Enter a 5 digit postal code')
    await box.fill({ postalCode: '02139' })
    await eventually(() => proceed.getAttribute('aria-disabled') === 'false')
  })

  it('an error shows when its field has been left, not while it is typed', async () => {
    const box = openCheckout()
    await box.fill({ email: 'maya' })
    expect(box.text()).to.not.include('Enter an address')
    const email = await box.find<HTMLInputElement>('[name=email]')
    email.blur()
    await box.says('Enter an address like name@example.com')
  })

  it('[HOT-144] [HOT-158] [PLT-079] Continue leads to billing, where all that is valid stands collapsed above the payment', async () => {
    const box = openCheckout()
    await box.fill(maya)
    ;(await box.button('Continue')).click()
    await box.says('Payment')
    expect(location.pathname).to.equal('/checkout/billing')
    expect(new URLSearchParams(location.search).get('rate')).to.equal('bundle-1')
    expect(box.all('input')).to.have.length(0)
    await box.says('18 Alder Street, Cambridge, MA 02139, US')
    const heading = await box.find('section h2')
    expect(heading.textContent).to.equal('Please confirm your information')
    for (const said of ['Maya Okafor', maya.email, maya.phoneNumber])
      expect(heading.closest('section')?.textContent).to.include(said)
    expect(box.all('select, textarea')).to.have.length(0)
    history.back()
    await box.says('Your Information')
  })

  it('[HOT-154] [HOT-155] [HOT-156] [HOT-158] billing is editable first when something is missing, and hides payment', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, city: '' } })
    const city = await box.field('City')
    expect(box.root.querySelector('slot[name=card]')).to.equal(null)
    type(city, 'Cambridge')
    const proceed = await box.button('Continue')
    await eventually(() => proceed.getAttribute('aria-disabled') === 'false')
    // Now valid, the form stays open while the traveller types (HOT-155).
    await pause(100)
    expect(city.isConnected).to.equal(true)
    ;(await box.button('Continue')).click()
    await box.find('slot[name=card]')
    expect(box.all('input')).to.have.length(0)
    ;(await box.button('Edit')).click()
    await box.field('City')
    ;(await box.button('Confirm')).click()
    await box.button('Edit')
  })

  it('special requests go to the hotel with the booking, and need not be there', async () => {
    const box = openCheckout({ customer: maya })
    const field = await box.field('Special requests')
    const hint = box.root.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).to.equal('The hotel reads them, but cannot promise them.')
    expect(field.maxLength).to.equal(500)
    type(field, 'A quiet room, please.')
    ;(await box.button('Continue')).click()
    await box.says('A quiet room, please.')
    expect(JSON.parse(sessionStorage.getItem('staykit.customer') ?? '{}').specialRequests).to.equal(
      'A quiet room, please.',
    )
  })

  it('[HOT-159] without first name, last name or e-mail, billing sends back to the customer step', async () => {
    for (const missing of ['firstName', 'lastName', 'email']) {
      const box = openCheckout({ section: 'billing', customer: { ...maya, [missing]: '' } })
      await eventually(() => location.pathname === '/checkout/customer')
      await box.says('Your Information')
    }
  })

  it('[HOT-152] billing has the customer form, the payment methods and Book Room', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, city: '' } })
    const city = await box.field('City')
    expect(
      box.all<HTMLInputElement>('input:not([type=checkbox]), select').map(({ name }) => name),
    ).to.deep.equal(Object.keys(maya))
    expect(box.maybe(/^Book Room/)).to.equal(undefined)
    type(city, 'Cambridge')
    ;(await box.button('Continue')).click()
    await box.button(/^Book Room/)
    await box.says('18 Alder Street, Cambridge, MA 02139, US')
    expect(box.all('[role=tab]').map(({ textContent }) => textContent)).to.deep.equal(['Credit Card'])
  })

  it('[HOT-153] the legal text names the terms and the privacy policy', async () => {
    const box = openCheckout({ section: 'billing', customer: maya })
    await box.says('By clicking Book Room you agree to the terms and privacy policy.')
    expect((await box.button('terms')).getAttribute('href')).to.equal('/help/terms')
    expect((await box.button('privacy policy')).getAttribute('href')).to.equal('/help/privacy')
    await box.button(/^Book Room/)
  })

  it('[HOT-240] a visitor pays by card alone', async () => {
    const box = openCheckout({ section: 'billing', customer: maya })
    await box.button(/^Book Room/)
    expect(box.all('[role=tab]').map(({ textContent }) => textContent)).to.deep.equal(['Credit Card'])
  })

  it('[HOT-136] a fee that is collected now is due now', async () => {
    const due = priceFixture()
    const price = { ...due, dueNow: due.final, dueAtHotel: 0, propertyFeeCollect: 'now' as const }
    api.answer({
      '/book/contract': () => ({
        contract: contractFixture({ rate: rateFixture({ price }) }),
      }),
    })
    const box = openCheckout()
    await box.says('Due Now$485.04')
    await box.says('Due at Hotel$0.00')
  })

  it('[HOT-132] [HOT-133] [HOT-134] [HOT-136] the Summary of Charges adds up before anything is paid', async () => {
    const box = openCheckout()
    await box.says('Summary of Charges')
    const text = box.root.querySelector('[part=charges]')?.textContent ?? ''
    for (const part of [
      '$417.00',
      '$50.04',
      '$485.04',
      'Due Now$467.04',
      'Due at Hotel$18.00',
      '485 points',
      'Free Cancellation',
    ]) {
      expect(text).to.include(part)
    }
    expect(text).to.include('Tue, Dec 10, 2030, 6:00 PM')
  })

  it('[HOT-328] the summary shows a hotel in place of a broken picture', async () => {
    const { hotel } = contractFixture()
    const broken = { ...hotel, thumbnails: ['/no-such-picture.png'] }
    api.answer({ '/book/contract': () => ({ contract: contractFixture({ hotel: broken }) }) })
    const box = openCheckout()
    await box.find('[part=summary] .photo.none svg')
  })

  it('[HOT-134] [HOT-135] a member-only rate that cannot be cancelled is Pre Paid - Non-Refundable.', async () => {
    api.answer({
      '/book/contract': () => ({ contract: contractFixture({ isCUG: true, isCancellable: false }) }),
    })
    const box = openCheckout()
    await box.says('Pre Paid - Non-Refundable.')
    expect(box.text()).to.not.include('Free Cancellation')
    for (const rate of [
      { isCUG: false, isCancellable: false },
      { isCUG: true, isCancellable: true },
    ]) {
      api.answer({ '/book/contract': () => ({ contract: contractFixture(rate) }) })
      const other = openCheckout()
      await other.says('Summary of Charges')
      expect(other.text()).to.not.include('Pre Paid - Non-Refundable.')
    }
  })

  it('[HOT-139] [HOT-301] [HOT-302] [HOT-303] a contract that cannot be had shows that the rate is unavailable', async () => {
    const refusal = new Refusal(409, { code: 'SOLD_OUT', message: 'Gone.' })
    api.answer({ '/book/contract': () => refusal })
    const box = openCheckout()
    await box.says('Oops! Looks like this rate is unavailable.')
    await box.says('This room is sold out.')
    ;(await box.button('Please Log In to access all rates.')).click()
    const dialog = await box.find<HTMLDialogElement>('dialog[open]')
    expect(dialog.querySelector('stay-login')).to.not.equal(null)
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click()
    await eventually(() => box.root.querySelector('dialog') === null)
    history.pushState(null, '', '/before')
    history.pushState(null, '', '/checkout/customer?rate=bundle-1')
    ;(await box.button('Go Back')).click()
    await eventually(() => location.pathname === '/before')
  })

  it('[HOT-251] a member-only rate asks a visitor to log in, and cannot be closed', async () => {
    const refusal = new Refusal(401, { code: 'LOGIN_REQUIRED', message: 'Log in.' })
    api.answer({ '/book/contract': () => refusal })
    const box = openCheckout({ query: '?rate=bundle-1&ratePlan=P' })
    await box.says('Please Log In to access this rate.')
    const dialog = await box.find<HTMLDialogElement>('dialog[open]')
    expect(dialog.querySelector('[aria-label=Close]')).to.equal(null)
    for (let press = 0; press < 3; press++) {
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    }
    await pause(50)
    expect(dialog.open).to.equal(true)
  })

  it('[HOT-250] opens the checkout of a member-only rate for a visitor with a verified deal code', async () => {
    const refusal = new Refusal(401, { code: 'LOGIN_REQUIRED', message: 'Log in.' })
    api.answer({
      '/book/contract': ({ dealCode }) =>
        dealCode === 'SAVE60' ? { contract: contractFixture({ isCUG: true, type: 'CUG' }) } : refusal,
    })
    const closed = openCheckout({ query: '?rate=bundle-1&ratePlan=P' })
    await closed.says('Please Log In to access this rate.')
    const box = openCheckout({ query: '?rate=bundle-1&ratePlan=P', dealCode: 'SAVE60' })
    await box.says('Your Information')
    expect(box.root.querySelector('dialog')).to.equal(null)
  })

  it('a price that moved is asked about with both totals, before anything is charged', async () => {
    const contract = contractFixture({
      rate: rateFixture({ price: priceFixture({ final: 508.56 }) }),
      priceChange: { previousFinal: 485.04, final: 508.56 },
    })
    api.answer({ '/book/contract': () => ({ contract }) })
    const changes = listen('stay-price-changed')
    const box = openCheckout({ section: 'billing', customer: maya })
    await box.says('The price went up by $23.52')
    expect(box.root.querySelector('dialog')?.textContent).to.include('$485.04')
    expect(box.root.querySelector('dialog')?.textContent).to.include('$508.56')
    expect(changes.events.map(({ detail }) => detail)).to.deep.equal([
      { before: { amount: 485.04, currency: 'USD' }, after: { amount: 508.56, currency: 'USD' } },
    ])
    changes.stop()
    ;(await box.button('Accept new price')).click()
    await eventually(() => box.root.querySelector('dialog') === null)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(0)
  })

  it('keeps after a reload what was typed', async () => {
    const first = openCheckout()
    await first.fill({ firstName: 'Maya', city: 'Cambridge' })
    const kept = sessionStorage.getItem('staykit.customer')
    const box = openCheckout({ customer: JSON.parse(kept ?? '{}') })
    expect((await box.field('First name')).value).to.equal('Maya')
    expect((await box.field('City')).value).to.equal('Cambridge')
  })
})
