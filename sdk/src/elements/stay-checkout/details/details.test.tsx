import { contractFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { ownCountry } from '../../../features/address/own-country.ts'
import { listen } from '../../../testing/events.ts'
import { type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { type } from '../../../testing/page.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { address, checkoutApi, contact, maya, openCheckout } from '../testing/checkout-page.ts'

const fieldsOf = (box: ReturnType<typeof openCheckout>) =>
  box.all<HTMLInputElement>('input:not([type=checkbox]), select').map(({ name }) => name)

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

  it('[HOT-151] [HOT-145] [OQ-01] [OQ-31] shows the customer form "Your Information" and Continue as step 1', async () => {
    const box = openCheckout()
    await box.says('Your Information')
    await box.button('Continue')
    expect(fieldsOf(box)).to.deep.equal(Object.keys(contact))
  })

  it('[HOT-164] shows DETAILS in the progress bar, with "Booked!" dimmed', async () => {
    const box = openCheckout()
    await box.says('Your Information')
    const steps = box.all('ol li').map(({ textContent }) => textContent?.replace(/^\d/, ''))
    expect(steps).to.deep.equal(['Choose a room', 'Enter Details', 'Secure Booking', 'Booked!'])
    expect(box.root.querySelector('[aria-current=step]')?.textContent).to.include('Enter Details')
    expect(box.all('ol li').at(-1)?.className).to.equal('dim')
  })

  it('[HOT-157] Continue always works: with gaps it shows the errors and focuses the first, else it goes on', async () => {
    const box = openCheckout()
    const proceed = await box.button('Continue')
    const colour = getComputedStyle(proceed).backgroundColor
    proceed.click()
    await box.says('This is a required field')
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'firstName')
    expect(location.pathname).to.equal('/checkout/customer')
    for (const isDisabled of [proceed.ariaDisabled, proceed.getAttribute('disabled')])
      expect(isDisabled).to.equal(null)
    await box.fill(contact)
    expect(getComputedStyle(proceed).backgroundColor).to.equal(colour)
    proceed.click()
    await eventually(() => location.pathname === '/checkout/billing')
  })

  it('[HOT-162] [HOT-163] Book Room asks for the billing address, below the card, and pays nothing before', async () => {
    const box = openCheckout()
    await box.fill(contact)
    ;(await box.button('Continue')).click()
    const { confirmed } = await box.frame()
    expect(fieldsOf(box).filter((name) => name in address)).to.deep.equal(Object.keys(address))
    const card = await box.find('slot[name=card]')
    const street = await box.find('[name=billingAddress]')
    // The languages of a browser need not name one.
    await box.fill({ country: 'US' })
    expect(card.compareDocumentPosition(street)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    ;(await box.button(/^Book Room/)).click()
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'postalCode')
    expect(box.all('[aria-invalid]')).to.have.length(4)
    await box.fill({ ...address, postalCode: '0213' })
    await box.says('Enter a 5 digit postal code')
    await box.fill({ postalCode: '02139' })
    // It does not fold under the fingers (ADR 19).
    await pause(50)
    expect(street.isConnected).to.equal(true)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(0)
    ;(await box.button(/^Book Room/)).click()
    await confirmed()
  })

  it('keeps the focus in a field that is clicked as soon as its screen is there', async () => {
    const box = openCheckout()
    await box.fill(contact)
    const clicked = new Promise<void>((done) =>
      new MutationObserver(() => {
        const field = box.root.querySelector<HTMLElement>('[name=country]')
        field?.focus()
        if (field) done()
      }).observe(box.root, { childList: true, subtree: true }),
    )
    ;(await box.button('Continue')).click()
    await clicked
    await pause(300)
    expect(box.root.activeElement?.getAttribute('name')).to.equal('country')
  })

  it('starts with the country of the browser’s languages', () => {
    expect(ownCountry(['de-DE', 'en-US'])).to.equal('DE')
    expect(ownCountry(['en', 'pt-BR'])).to.equal('BR')
    expect(ownCountry(['da'])).to.equal('DK')
    expect(ownCountry(['es-419', 'fr'])).to.equal('FR')
    expect(ownCountry([])).to.equal(undefined)
  })

  it('uses the country of the browser in the billing address', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['de-AT'], configurable: true })
    try {
      const box = openCheckout({ section: 'customer' })
      await box.fill(contact)
      ;(await box.button('Continue')).click()
      expect((await box.field('Country')).value).to.equal('AT')
    } finally {
      Reflect.deleteProperty(navigator, 'languages')
    }
  })

  it('keeps the payment while the form is open again', async () => {
    const box = openCheckout({ section: 'billing', customer: maya })
    const { frame } = await box.frame()
    ;(await box.button('Edit')).click()
    await eventually(() => location.pathname === '/checkout/customer')
    await eventually(() => box.root.activeElement?.textContent === 'Your Information')
    expect(box.root.querySelector('slot[name=card]')?.checkVisibility()).to.equal(false)
    ;(await box.button('Confirm')).click()
    await eventually(() => location.pathname === '/checkout/billing')
    expect((await box.frame()).frame).to.equal(frame)
    expect(frame.isConnected).to.equal(true)
  })

  it('folds the summary to its total in one column, and shows it whole beside the form', async () => {
    const box = openCheckout()
    box.element.style.cssText = 'display:block;inline-size:768px'
    const fold = await box.find('[part=summary] > button')
    const charges = await box.find('[part=charges]')
    expect([fold.checkVisibility(), charges.checkVisibility()]).to.deep.equal([true, false])
    expect(fold.textContent).to.include('$485.04')
    expect(fold.ariaExpanded).to.equal('false')
    fold.click()
    await eventually(() => charges.checkVisibility())
    expect(fold.ariaExpanded).to.equal('true')
    fold.click()
    await eventually(() => !charges.checkVisibility())
    box.element.style.inlineSize = '1200px'
    await eventually(() => charges.checkVisibility())
    expect(fold.checkVisibility()).to.equal(false)
  })

  it('[HOT-161] takes names of one letter, and says what to do with one name', async () => {
    const box = openCheckout()
    await box.fill({ ...contact, firstName: 'Suharto', lastName: '' })
    const proceed = await box.button('Continue')
    proceed.click()
    await box.says('If you have one name only, enter it in both fields.')
    const last = await box.field('Last name')
    const described = last.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => box.root.querySelector(`[id="${id}"]`)?.textContent)).to.deep.equal([
      'This is a required field',
      'If you have one name only, enter it in both fields.',
    ])
    await box.fill({ firstName: '伟', lastName: '王' })
    proceed.click()
    await eventually(() => location.pathname === '/checkout/billing')
  })

  it('shows an error on blur, not while typing', async () => {
    const box = openCheckout()
    await box.fill({ email: 'maya' })
    expect(box.text()).to.not.include('Enter an address')
    const email = await box.find<HTMLInputElement>('[name=email]')
    email.blur()
    await box.says('Enter an address like name@example.com')
  })

  it('[HOT-144] [HOT-158] [PLT-079] Continue opens billing, with the valid form collapsed above the payment', async () => {
    const box = openCheckout({ customer: { ...maya, firstName: '' } })
    await box.fill(contact)
    expect(box.root.querySelector('slot[name=card]')).to.equal(null)
    ;(await box.button('Continue')).click()
    await box.find('slot[name=card]')
    expect(location.pathname).to.equal('/checkout/billing')
    expect(new URLSearchParams(location.search).get('rate')).to.equal('bundle-1')
    const heading = await box.find('section h1')
    expect(heading.textContent).to.equal('Please confirm your information')
    for (const expected of ['Maya Okafor', maya.email, maya.phoneNumber])
      expect(heading.closest('section')?.textContent).to.include(expected)
    // The address is complete, so it is a line.
    await box.says('18 Alder Street, Cambridge, MA 02139, United States')
    expect(box.all('select, textarea')).to.have.length(0)
    history.back()
    await box.says('Your Information')
    history.forward()
    await eventually(() => location.pathname === '/checkout/billing')
    await box.says('Please confirm your information')
  })

  it('[HOT-154] [HOT-155] [HOT-156] [HOT-158] opens the form on billing when a field is missing, and hides the payment', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, phoneNumber: '' } })
    const phone = await box.field('Phone number')
    expect(box.root.querySelector('slot[name=card]')).to.equal(null)
    type(phone, maya.phoneNumber)
    // Now valid, the form stays open while the traveller types (HOT-155).
    await pause(100)
    expect(phone.isConnected).to.equal(true)
    ;(await box.button('Continue')).click()
    await box.find('slot[name=card]')
    expect(box.all('[name=phoneNumber]')).to.have.length(0)
    expect(location.pathname).to.equal('/checkout/billing')
    ;(await box.button('Edit')).click()
    await box.field('Phone number')
    ;(await box.button('Confirm')).click()
    await box.button('Edit')
  })

  it('sends optional special requests with the booking', async () => {
    const box = openCheckout({ customer: maya })
    const field = await box.field('Special requests')
    const hint = box.root.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).to.equal("We'll pass this on. Requests can't be guaranteed.")
    expect(field.maxLength).to.equal(500)
    type(field, 'A quiet room, please.')
    ;(await box.button('Continue')).click()
    await box.says('A quiet room, please.')
    expect(JSON.parse(sessionStorage.getItem('staykit.customer') ?? '{}').specialRequests).to.equal(
      'A quiet room, please.',
    )
  })

  it('[HOT-159] redirects from billing to the customer step without first name, last name or e-mail', async () => {
    for (const missing of ['firstName', 'lastName', 'email']) {
      const box = openCheckout({ section: 'billing', customer: { ...maya, [missing]: '' } })
      await eventually(() => location.pathname === '/checkout/customer')
      await box.says('Your Information')
    }
  })

  it('[HOT-152] shows customer form, payment and Book Room on billing', async () => {
    const box = openCheckout({ section: 'billing', customer: { ...maya, phoneNumber: '', city: '' } })
    const phone = await box.field('Phone number')
    expect(fieldsOf(box)).to.deep.equal(Object.keys(contact))
    expect(box.maybe(/^Book Room/)).to.equal(undefined)
    type(phone, maya.phoneNumber)
    ;(await box.button('Continue')).click()
    await box.button(/^Book Room/)
    const holder = ['cardHolderFirstName', 'cardHolderLastName']
    expect(fieldsOf(box)).to.deep.equal([...holder, ...Object.keys(address)])
    // A choice of one is none.
    expect(box.all('[role=tab], [role=tabpanel]')).to.have.length(0)
    const foot = (await box.button(/^Book Room/)).parentElement?.textContent ?? ''
    const order = [
      'Free Cancellation until Tue, Dec 10, 2030, 6:00 PM',
      'Pay $467.04 now, $18.00 at the hotel',
      'Book Room',
      'By clicking',
    ]
    expect(order.map((text) => foot.indexOf(text))).to.deep.equal(
      order.map((text) => foot.indexOf(text)).sort((a, b) => a - b),
    )
    expect(
      order.every((text) => foot.includes(text)),
      foot,
    ).to.equal(true)
  })

  it('[HOT-153] links the terms and the privacy policy in the legal text', async () => {
    const box = openCheckout({ section: 'billing', customer: maya })
    await box.says('By clicking Book Room you agree to the terms and privacy policy.')
    expect((await box.button('terms')).getAttribute('href')).to.equal('/help/terms')
    expect((await box.button('privacy policy')).getAttribute('href')).to.equal('/help/privacy')
    await box.button(/^Book Room/)
  })

  it('[HOT-240] offers a visitor only the card', async () => {
    const box = openCheckout({ section: 'billing', customer: maya })
    await box.button(/^Book Room/)
    await box.find('slot[name=card]')
    expect(box.all('[role=tab]')).to.have.length(0)
  })

  it('[HOT-136] [OQ-09] shows a fee that is collected now as due now', async () => {
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

  it('[HOT-132] [HOT-133] [HOT-134] [HOT-136] [OQ-09] adds up the Summary of Charges before the payment', async () => {
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

  // Three rooms for three nights: the nightly price is that of one room.
  for (const [currencyCode, display, taxes, fee] of [
    ['JPY', 18_107, 19_556, 4_200],
    ['KWD', 36.79, 39.73, 8.6],
    ['HUF', 43_301, 46_765, 10_100],
  ] as const)
    it(`shows amounts in ${currencyCode} that add up to the total`, async () => {
      const subtotal = Number((display * 9).toFixed(3))
      const total = Number((subtotal + taxes).toFixed(3))
      const final = Number((total + fee).toFixed(3))
      const parts = { display, subtotal, taxes, total, propertyFeeDisplay: fee, final }
      const price = priceFixture({ currencyCode, ...parts, dueNow: total, dueAtHotel: fee })
      api.answer({
        '/book/contract': () => ({ contract: contractFixture({ rate: rateFixture({ price }) }) }),
      })
      const box = openCheckout()
      await box.find('[part=charges] .sum')
      const amounts = box
        .all('[part=charges] .sum dd')
        .map(({ textContent }) => Math.round(Number(textContent?.replace(/[^\d.]/g, '')) * 1_000))
      expect(amounts).to.have.length(4)
      expect(amounts.slice(0, 3).reduce((sum, amount) => sum + amount)).to.equal(amounts[3])
      expect(amounts[3]).to.equal(Math.round(final * 1_000))
    })

  it('[HOT-328] shows a placeholder for a broken picture in the summary', async () => {
    const { hotel } = contractFixture()
    const broken = { ...hotel, thumbnails: ['/no-such-picture.png'] }
    api.answer({ '/book/contract': () => ({ contract: contractFixture({ hotel: broken }) }) })
    const box = openCheckout()
    await box.find('[part=summary] .photo.none svg')
  })

  it('[HOT-134] [HOT-135] [OQ-17] labels a member-only rate without cancellation Pre Paid - Non-Refundable.', async () => {
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
      expect(other.text().includes('Free Cancellation')).to.equal(rate.isCancellable)
    }
  })

  it('[HOT-139] [HOT-301] [HOT-302] [HOT-303] [OQ-48] shows an unavailable rate when the contract fails to load', async () => {
    const refusal = new Refusal(409, { code: 'SOLD_OUT', message: 'Gone.' })
    api.answer({ '/book/contract': () => refusal })
    const box = openCheckout()
    await box.says('Oops! Looks like this rate is unavailable.')
    await box.says('This room is sold out.')
    ;(await box.button('Please Log In to access all rates.')).click()
    const dialog = await box.find<HTMLDialogElement>('dialog[open]')
    await eventually(() => dialog.querySelector('stay-login'))
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click()
    await eventually(() => box.root.querySelector('dialog') === null)
    history.pushState(null, '', '/before')
    history.pushState(null, '', '/checkout/customer?rate=bundle-1')
    ;(await box.button('Go Back')).click()
    await eventually(() => location.pathname === '/before')
  })

  it('[HOT-251] [OQ-28] [OQ-50] requires a login for a member-only rate, in a dialog without a close button', async () => {
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

  it('[HOT-250] [OQ-28] opens the checkout of a member-only rate for a visitor with a verified deal code', async () => {
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

  it('shows both totals when the price has changed, before any charge', async () => {
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

  it('restores typed values after a reload', async () => {
    const first = openCheckout()
    await first.fill({ firstName: 'Maya', phoneNumber: '+1 617' })
    const stored = sessionStorage.getItem('staykit.customer')
    const box = openCheckout({ customer: JSON.parse(stored ?? '{}') })
    expect((await box.field('First name')).value).to.equal('Maya')
    expect((await box.field('Phone number')).value).to.equal('+1 617')
  })
})
