import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../../testing/events.ts'
import { type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { expectAccessible, type } from '../../../testing/page.ts'
import { shortWaits } from '../../../testing/short-waits.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { stayCheckout } from '../element.ts'
import { address, checkoutApi, contact, maya, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: payment and booking', () => {
  let api: FakeApi
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  let waits: ReturnType<typeof shortWaits>
  beforeEach(() => {
    api = checkoutApi()
    waits = shortWaits()
  })
  afterEach(() => {
    waits.restore()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })

  const focusedText = ({ root }: { root: ShadowRoot }) => root.activeElement?.textContent
  const billing = () => openCheckout({ section: 'billing', customer: maya })

  it('puts the card frame of the API into a slot in the light DOM, with a title', async () => {
    const box = billing()
    const { frame } = await box.frame()
    expect(frame.parentElement).to.equal(box.element)
    expect(new URL(frame.src).pathname).to.equal('/payment/card-frame')
    expect(frame.title).to.equal('Card details')
  })

  it('[HOT-136] [HOT-209] [OQ-09] books: card, booking, then the confirmation in place of the booking screen', async () => {
    const listeners = ['stay-book-submitted', 'stay-booked', 'stay-step'].map(listen)
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says("You're Booked!")
    await eventually(() => location.pathname === '/checkout/confirmation')
    await box.says('ST-ABCD-EFGH-JKMN')
    await box.says('Paid at Hotel')
    expect((await box.find('[part=charges]')).textContent).to.include('Paid$467.04')
    expect(box.all('ol.steps li').at(-1)?.className).to.include('done')
    const [submitted, booked, steps] = listeners.map(({ events }) => events)
    for (const { stop } of listeners) stop()
    expect(submitted).to.have.length(1)
    expect(booked?.map(({ detail }) => detail)).to.deep.equal([
      {
        tripNumber: 'ST-1',
        hotelId: 'h1',
        hotelName: 'Casa do Miradouro',
        checkIn: '2030-12-12',
        checkOut: '2030-12-15',
        rooms: 1,
        occupancy: '2',
        guests: 2,
        paymentMethod: 'CREDIT',
        total: { amount: 485.04, currency: 'USD' },
      },
    ])
    expect(steps?.map(({ detail }) => detail.step)).to.deep.equal(['payment', 'confirmation'])
    for (const event of [submitted, booked, steps].flatMap((events) => events ?? []))
      expectDeclared(stayCheckout, event)
    expect(api.calls('/book/sync2')).to.have.length(1)
  })

  it('[HOT-209] shows the booking as done, and keeps the focus on its heading, while its details load', async () => {
    waits.restore()
    waits = shortWaits(3)
    let answer = (_: object) => {}
    api.answer({ '/book/details': () => new Promise((done) => (answer = done)) })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await eventually(() => location.pathname === '/checkout/confirmation')
    await eventually(() => focusedText(box) === "You're Booked!")
    expect(box.text()).to.not.include('already')
    answer({ booking: bookedFixture(), capability: 'cap' })
    await box.says('Paid at Hotel')
    await eventually(() => focusedText(box) === "You're Booked!")
  })

  it('[HOT-144] [HOT-202] [HOT-203] shows billing, booking and confirmation in order, and Back skips the booking', async () => {
    let details = () => {}
    const answer = { booking: bookedFixture(), capability: 'cap' }
    api.answer({
      '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }),
      '/book/details': () => new Promise((done) => (details = () => done(answer))),
    })
    const box = openCheckout()
    await box.fill(contact)
    ;(await box.button('Continue')).click()
    await eventually(() => location.pathname === '/checkout/billing')
    await eventually(() => focusedText(box) === 'Payment')
    const card = await box.frame()
    await box.fill(address)
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('Booking your room')
    expect(location.pathname).to.equal('/checkout/booking')
    api.answer({ '/book/status': () => ({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }) })
    await eventually(() => box.text().includes("You're Booked!"))
    expect(location.pathname).to.equal('/checkout/booking')
    expect(focusedText(box)).to.equal("You're Booked!")
    details()
    await eventually(() => location.pathname === '/checkout/confirmation')
    // The booking is shown later than the section, and its heading has the focus nevertheless.
    await box.says('ST-ABCD-EFGH-JKMN')
    await eventually(() => focusedText(box) === "You're Booked!")
    history.back()
    await eventually(() => location.pathname !== '/checkout/confirmation')
    expect(location.pathname).to.equal('/checkout/billing')
  })

  it('[HOT-180] [HOT-192] stays busy from the click to the next screen: a second click neither pays nor books', async () => {
    for (const status of ['HOTEL_BOOKING_PENDING', 'HOTEL_BOOKING_COMPLETE', 'HOTEL_BOOKING_ERROR']) {
      const error = status === 'HOTEL_BOOKING_ERROR' ? { code: 'SOLD_OUT', message: 'Sold out.' } : undefined
      const bookingId = error ? undefined : 'ST-1'
      api.answer({ '/book/sync2': () => ({ bookingRequestID: 'x', status, error, bookingId }) })
      const box = billing()
      const card = await box.frame()
      const book = (await box.button(/^Book Room/)) as HTMLButtonElement
      book.click()
      await card.pays()
      await eventually(() => api.calls('/book/sync2').length > 0)
      await pause(300)
      // A slow machine may have gone on by now.
      if (location.pathname === '/checkout/billing') {
        expect(book.ariaDisabled).to.equal('true')
        expect(book.querySelector('.spin')).to.not.equal(null)
      }
      // Bypasses the button, as Enter in a field does.
      book.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await eventually(() => location.pathname === '/checkout/booking')
      expect(api.calls('/payment/create-payment-intent')).to.have.length(1)
      expect(new Set(api.calls('/book/sync2').map(({ body }) => body.bookingRequestId)).size).to.equal(1)
      // What this element still does must not reach the next one.
      document.body.replaceChildren()
      await pause(100)
      api.restore()
      api = checkoutApi()
    }
  })

  it('[PLT-083] [HOT-177] [HOT-268] passes the secret and the card holder to the frame, and books with that name', async () => {
    const box = billing()
    const card = await box.frame()
    const names = [await box.field('First name on the card'), await box.field('Last name on the card')]
    expect(names.map(({ name, value }) => [name, value])).to.deep.equal([
      ['cardHolderFirstName', 'Maya'],
      ['cardHolderLastName', 'Okafor'],
    ])
    await box.fill({ cardHolderFirstName: '', cardHolderLastName: 'Lovelace' })
    await box.fill({ cardHolderFirstName: 'Ada Mae' })
    ;(await box.button(/^Book Room/)).click()
    const request = await card.confirmed()
    expect(request).to.include({ clientSecret: 'secret-1', cardHolder: 'Ada Mae Lovelace' })
    await card.pays()
    await eventually(() => api.calls('/book/sync2').length === 1)
    expect(api.calls('/book/sync2')[0]?.body.cardHolder).to.equal('Ada Mae Lovelace')
  })

  it('takes both names of the card holder at once, as autofill does, and keeps an emptied one empty', async () => {
    const box = billing()
    const card = await box.frame()
    const [first, last] = [
      await box.field('First name on the card'),
      await box.field('Last name on the card'),
    ]
    type(first, 'Ada')
    type(last, 'Lovelace')
    ;(await box.button(/^Book Room/)).click()
    expect(await card.confirmed()).to.include({ cardHolder: 'Ada Lovelace' })
    type(first, '')
    type(last, '')
    await eventually(() => last.value === '')
    type(first, 'Grace')
    await eventually(() => first.value === 'Grace')
    expect(last.value).to.equal('')
  })

  it('[PLT-084] pays only with both names of the card holder', async () => {
    const box = billing()
    const card = await box.frame()
    await box.fill({ cardHolderFirstName: '' })
    ;(await box.button(/^Book Room/)).click()
    await box.says('This is a required field')
    expect((box.root.activeElement as HTMLInputElement).name).to.equal('cardHolderFirstName')
    expect(api.calls('/payment/create-payment-intent')).to.have.length(0)
    await box.fill({ cardHolderFirstName: 'Ada' })
    ;(await box.button(/^Book Room/)).click()
    expect(await card.confirmed()).to.include({ cardHolder: 'Ada Okafor' })
  })

  it('allows another payment after the card form was left during one', async () => {
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.confirmed()
    ;(await box.button('Edit')).click()
    ;(await box.button('Confirm')).click()
    const again = await box.frame()
    await eventually(async () => (await box.button(/^Book Room/)).ariaDisabled !== 'true')
    expect(box.root.querySelector('[role=alert]')).to.equal(null)
    ;(await box.button(/^Book Room/)).click()
    await again.pays()
    await box.says("You're Booked!")
    const ids = api.calls('/payment/create-payment-intent').map(({ body }) => body.bookingRequestId)
    expect([ids.length, new Set(ids).size]).to.deep.equal([2, 1])
  })

  it('ignores messages from other windows or origins', async () => {
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.confirmed()
    const result = {
      kind: 'result',
      status: 'succeeded',
      paymentIntent: 'pi_x',
      brand: 'visa',
      lastFour: '1',
    }
    card.say(result, 'https://evil.example')
    card.say(result, location.origin, window)
    await pause(50)
    expect(api.calls('/book/sync2')).to.have.length(0)
  })

  it('focuses the message of a declined card, above the card, and allows another try', async () => {
    const box = billing()
    const card = await box.frame()
    const book = await box.button(/^Book Room/)
    book.focus()
    book.click()
    await card.confirmed()
    await eventually(() => book.ariaDisabled === 'true')
    expect(box.root.activeElement).to.equal(book)
    card.say({ kind: 'error', code: 'PAYMENT_DECLINED', reason: 'expiredCard', message: 'In its language.' })
    const message = await box.find('[role=alert]')
    expect(message.textContent).to.equal('Your card has expired. You have not been charged.')
    await eventually(() => box.root.activeElement === message)
    const slot = await box.find('slot[name=card]')
    expect(message.compareDocumentPosition(slot)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    expect((await box.button(/^Book Room/)).ariaDisabled).to.equal('false')
    expect(api.calls('/book/sync2')).to.have.length(0)
  })

  it('[HOT-192] [HOT-194] [HOT-193] shows progress until the hotel has answered', async () => {
    api.answer({ '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }) })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('Booking your room')
    expect(location.pathname).to.equal('/checkout/booking')
    await expectAccessible(box.element)
  })

  it('[OQ-36] shows a booking that is open after 24 polls as pending, with another check and the lookup', async () => {
    api.answer({ '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }) })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('Still confirming your room')
    // A slow page loses answers, and a lost one is read again.
    expect(api.calls('/book/status').length).to.be.at.least(24)
    expect(box.text()).to.not.include('problem with your booking')
    expect((await box.button('Look up a reservation')).getAttribute('href')).to.equal('/help/review')
    const polls = api.calls('/book/status').length
    ;(await box.button('Check again')).click()
    await eventually(() => api.calls('/book/status').length > polls)
  })

  it('[HOT-195] [HOT-305] [HOT-306] [HOT-307] shows the texts of a failure and Try Again', async () => {
    const error = { code: 'SOLD_OUT', message: 'HOTEL_BOOKING_ERROR: The last room is gone.' }
    api.answer({ '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_ERROR', error }) })
    const failures = listen('stay-book-failed')
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('Oops! There was a problem with your booking.')
    await box.says('Your hotel could not be booked.')
    await box.says('Please Try Again.')
    await box.says('This room is sold out.')
    await expectAccessible(box.element)
    failures.stop()
    expect(failures.events[0]?.detail.code).to.equal('SOLD_OUT')
    ;(await box.button('Try Again')).click()
    await box.button(/^Book Room/)
    expect(location.pathname).to.equal('/checkout/billing')
  })

  it('shows the booking that exists in place of a failure, and offers no second try', async () => {
    api.answer({
      '/book/sync2': () =>
        new Refusal(409, {
          code: 'IDEMPOTENCY_CONFLICT',
          reason: 'alreadyBooked',
          params: { trip: 'ST-1' },
          details: { bookingId: 'ST-1' },
          message: 'In English.',
        }),
    })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('You have already booked this room: trip ST-1. You were not charged again.')
    expect(box.text()).to.not.include('could not be booked')
    expect(box.all('button').map((button) => button.textContent)).to.deep.equal(['Show your booking'])
    await eventually(() => focusedText(box) === 'This room is already yours')
    ;(await box.button('Show your booking')).click()
    await eventually(() => location.pathname === '/checkout/confirmation')
    expect(api.calls('/book/details')[0]?.body).to.include({ bookingId: 'ST-1' })
    await box.says('ST-ABCD-EFGH-JKMN')
  })

  it('[HOT-150] shows a missing rate on the booking screen without booking or rate, with a link back', async () => {
    const box = openCheckout({ section: 'booking', query: '' })
    await box.says('No room has been chosen yet.')
    expect(location.pathname).to.equal('/checkout/customer')
    await box.button('Go Back')
  })

  it('[HOT-150] redirects from the booking screen without a booking to the customer step', async () => {
    const box = openCheckout({ section: 'booking' })
    await box.says('Your Information')
    expect(location.pathname).to.equal('/checkout/customer')
  })

  it('[HOT-211] [OQ-38] reloads the booking of this tab on the confirmation', async () => {
    const opened = openCheckout({ section: 'confirmation' })
    opened.element.remove()
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
    document.body.append(opened.element)
    await opened.says("You're Booked!")
    expect(api.calls('/book/details')[0]?.body).to.include({ bookingId: 'ST-9', email: 'maya@example.com' })
  })

  it('[OQ-38] redirects a confirmation without a booking to the lookup', async () => {
    const navigations = listen('stay-navigate')
    openCheckout({ section: 'confirmation' })
    await eventually(() => navigations.events.length === 1)
    navigations.stop()
    expect(navigations.events[0]?.detail.to).to.equal('lookup')
  })

  it('works on a page whose address has no place for the section', async () => {
    const box = openCheckout({
      section: 'billing',
      customer: maya,
      query: '?rate=bundle-1&step=billing',
      attributes: { 'checkout-url': '/shop.html' },
    })
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await eventually(() => new URLSearchParams(location.search).get('step') === 'confirmation')
  })

  it('allows a retry after a server error at the contract of a booked rate', async () => {
    api.answer({ '/book/details': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }) })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await eventually(() => location.pathname === '/checkout/confirmation')
    api.answer({ '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }) })
    ;(await box.button('Check again')).click()
    await box.says("You're Booked!")
  })
})
