import type { WireRefund } from '@staykit/contract'
import { bookedFixture, twoTiersFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { longTimers } from '../../testing/long-timers.ts'
import { goOffline } from '../../testing/offline.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayLookup } from './element.ts'

const trip = 'ST-ABCD-EFGH-JKMN'
const withPartner = {
  '/brand': () => ({ brand: { ...brandAnswer.brand, partner: { host: 'travel.test', qa: true } } }),
}

describe('stay-lookup', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  const here = location.href
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }) })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', here)
  })

  async function fill() {
    const box = mount('stay-lookup')
    type(await box.field('Trip number'), trip)
    type(await box.field('Email'), 'maya@example.com')
    return box
  }

  it('[ACC-130] [ACC-131] has a form with three products, trip number, e-mail and Submit', async () => {
    api.answer(withPartner)
    const box = mount('stay-lookup')
    await eventually(() => box.root.querySelector('select'))
    const options = box.all<HTMLOptionElement>('option').map(({ value }) => value)
    expect(options).to.deep.equal(['HTL', 'CAR', 'AIR'])
    expect(box.all<HTMLInputElement>('input').map(({ name }) => name)).to.deep.equal(['tripNumber', 'email'])
  })

  const link = (token: string) =>
    history.replaceState(null, '', `/help/review?tripNumber=${trip}#stay-link=${token}`)

  const { customer } = bookedFixture()
  const masked = bookedFixture({
    customer: customer && { ...customer, email: 'm•••@example.com', phoneNumber: '' },
  })
  const shownByLink = async () => {
    link('token-1')
    api.answer({
      '/book/details': ({ email }: { email?: string }) =>
        email ? { booking: bookedFixture(), capability: 'cap' } : { booking: masked },
    })
    const box = mount('stay-lookup')
    await box.says('Your reservation')
    return box
  }

  it('opens the trip of the link of a mail to be read, and removes its token from the address', async () => {
    const box = await shownByLink()
    expect(api.calls('/book/details').map(({ body }) => body)).to.deep.equal([
      { bookingId: trip, link: 'token-1', refId: '8183' },
    ])
    expect(location.href.replace(location.origin, '')).to.equal(`/help/review?tripNumber=${trip}`)
    await box.field('Email')
    for (const act of ['Cancel booking', 'Change dates', 'Receipt (PDF)', 'Resend confirmation'])
      expect(box.maybe(act), act).to.equal(undefined)
    // A reload shows the same.
    box.element.remove()
    history.replaceState(null, '', `/help/booking?tripNumber=${trip}&view=booking`)
    const again = mount('stay-lookup')
    await again.says('Your reservation')
    expect(api.calls('/book/details').at(-1)?.body).to.include({ link: 'token-1' })
  })

  it('lets the reader of a mail change the trip after the e-mail of its booking, and stays at it after another', async () => {
    const box = await shownByLink()
    ;(await box.button('Continue')).click()
    await box.says('This is a required field')
    const field = await box.field('Email')
    type(field, 'eve@example.com')
    api.answer({ '/book/details': () => new Refusal(404, { code: 'NOT_FOUND', message: 'None.' }) })
    ;(await box.button('Continue')).click()
    await box.says('This trip was booked with another email.')
    expect(field.value).to.equal('eve@example.com')
    await box.says(trip)
    api.answer({ '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }) })
    type(field, 'maya@example.com')
    ;(await box.button('Continue')).click()
    await box.button('Cancel booking')
    await box.button('Receipt (PDF)')
    await eventually(() => box.root.activeElement?.tagName === 'H1')
    expect(api.calls('/book/details').at(-1)?.body).to.deep.equal({
      bookingId: trip,
      email: 'maya@example.com',
      refId: '8183',
    })
    expect(JSON.parse(sessionStorage.getItem('staykit.trip') ?? '')).to.deep.equal({
      tripNumber: trip,
      email: 'maya@example.com',
    })
  })

  it('shows the form with the trip number when the link of a mail is too old', async () => {
    link('old')
    api.answer({ '/book/details': () => new Refusal(404, { code: 'NOT_FOUND', message: 'None.' }) })
    const box = mount('stay-lookup')
    await box.says('could not find')
    expect((await box.field('Trip number')).value).to.equal(trip)
  })

  it('[ACC-132] sends no request and does not navigate while a field is empty', async () => {
    const navigations = listen('stay-navigate')
    for (const [filled, text, empty] of [
      ['Trip number', trip, 'Email'],
      ['Email', 'maya@example.com', 'Trip number'],
    ] as const) {
      const box = mount('stay-lookup')
      type(await box.field(filled), text)
      ;(await box.button('Submit')).click()
      await box.says('This is a required field')
      const field = await box.field(empty)
      await eventually(() => box.root.activeElement === field)
      await pause(700)
    }
    navigations.stop()
    expect(navigations.events).to.have.length(0)
    expect(api.calls('/book/details')).to.have.length(0)
  })

  it('[ACC-133] [ACC-134] [ACC-139] shows progress, and sends the request after 600 ms', async () => {
    const box = await fill()
    const clock = longTimers(100)
    ;(await box.button('Submit')).click()
    clock.restore()
    await box.says('Looking for your reservation')
    clock.move(599)
    await pause(20)
    expect(api.calls('/book/details')).to.have.length(0)
    clock.move(1)
    await eventually(() => api.calls('/book/details').length === 1)
    expect(api.calls('/book/details')[0]?.body).to.deep.equal({
      bookingId: trip,
      email: 'maya@example.com',
      refId: '8183',
    })
  })

  it('[ACC-135] [ACC-136] [ACC-138] shows the loaded booking, and replaces review by booking in the path', async () => {
    history.replaceState(null, '', '/help/review')
    let arrive = () => {}
    const arrived = new Promise<void>((done) => {
      arrive = done
    })
    api.answer({
      '/book/details': () => arrived.then(() => ({ booking: bookedFixture(), capability: 'cap' })),
    })
    const box = await fill()
    ;(await box.button('Submit')).click()
    await eventually(() => api.calls('/book/details').length === 1)
    await pause(50)
    expect(location.pathname).to.equal('/help/review')
    arrive()
    await box.says('Your reservation')
    await box.says(trip)
    expect(location.pathname).to.equal('/help/booking')
  })

  it('[AQ-33] shows on the form that a reservation was not found, and keeps the values', async () => {
    history.replaceState(null, '', '/help/review')
    api.answer({ '/book/details': () => new Refusal(404, { code: 'NOT_FOUND', message: 'Nothing.' }) })
    const box = await fill()
    ;(await box.button('Submit')).click()
    await box.says('We could not find that reservation. Please check your trip number and email.')
    expect((await box.field('Trip number')).value).to.equal(trip)
    expect(location.pathname).to.equal('/help/review')
  })

  it('[ACC-137] offers no flights and cars without a partner', async () => {
    const box = await fill()
    await pause(50)
    expect(box.root.querySelector('select')).to.equal(null)
  })

  it('[ACC-137] opens the partner’s site for flights and cars, with the referral id', async () => {
    api.answer(withPartner)
    const navigations = listen('stay-navigate')
    for (const product of ['AIR', 'CAR']) {
      const box = await fill()
      type(await box.find<HTMLSelectElement>('select'), product)
      await pause(20)
      ;(await box.button('Submit')).click()
      await eventually(() => navigations.events.length > 0)
    }
    await eventually(() => navigations.events.length === 2)
    navigations.stop()
    const urls = navigations.events.map(({ detail }) => new URL(detail.url))
    expect(urls.map(({ origin }) => origin)).to.deep.equal(Array(2).fill('https://qa.travel.test'))
    expect(urls.map(({ pathname }) => pathname)).to.deep.equal(['/flights/review', '/rental_cars/review'])
    expect(urls.map(({ searchParams }) => searchParams.get('refid'))).to.deep.equal(['8183', '8183'])
  })

  it('[AQ-34] redirects a booking view without a booking to the form', async () => {
    const navigations = listen('stay-navigate')
    mount('stay-lookup', { view: 'booking' })
    await eventually(() => navigations.events.length === 1)
    navigations.stop()
    expect(navigations.events[0]?.detail).to.deep.equal({ to: 'lookup', url: '/help/review', replace: true })
  })

  it('shows the terms of a booking in the language of the page, and the supplier’s text with its own language', async () => {
    const policies = [
      { title: 'Cancellation', content: ['In English.'], lang: 'en', kind: 'terms' },
      { title: 'Check-in and check-out', content: ['In English.'], lang: 'en', kind: 'times' },
      { title: 'Pets', content: ['No pets.'], lang: 'en' },
      // A booking from before bookings had a language.
      { title: 'Parking', content: ['No parking.'] },
    ]
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: trip, email: 'maya@example.com' }))
    api.answer({ '/book/details': () => ({ booking: bookedFixture({ policies }), capability: 'cap' }) })
    const box = mount('stay-lookup', { view: 'booking', locale: 'de' })
    await box.says('Kostenlos stornierbar bis Di., 10. Dez. 2030, 18:00 (Ortszeit des Hotels).')
    await box.says('Check-in: ab 15:00')
    expect(box.text()).to.not.include('In English.')
    const langOf = (title: string) =>
      box
        .all('h3')
        .find(({ textContent }) => textContent === title)
        ?.parentElement?.getAttribute('lang')
    expect([langOf('Stornierung'), langOf('Pets'), langOf('Parking')]).to.deep.equal([null, 'en', null])
    await box.says('No parking.')
  })

  it('sends the confirmation mail again on request', async () => {
    api.answer({ '/book/resend': () => ({ ok: true }) })
    const box = await fill()
    ;(await box.button('Submit')).click()
    ;(await box.button('Resend confirmation')).click()
    await box.says('Your confirmation is on its way to maya@example.com again.')
    expect(api.calls('/book/resend').map(({ body }) => body)).to.deep.equal([
      { bookingId: trip, email: 'maya@example.com', refId: '8183' },
    ])
    api.answer({
      '/book/resend': () => new Refusal(429, { code: 'RATE_LIMITED', message: 'Too often.' }),
    })
    ;(await box.button('Resend confirmation')).click()
    await box.says('Too many requests. Please try again in a moment.')
    expect(box.text()).to.not.include('on its way')
  })

  describe('cancel', () => {
    const refundOf = (amount: number, state: WireRefund['state']) => ({
      ...{ amount, currencyCode: 'USD', state, time: '2030-12-02T12:00:00.000Z' },
      cancelledAt: '2030-12-01T12:00:00.000Z',
    })
    async function opened(booking = bookedFixture(), heading = 'Your reservation') {
      api.answer({ '/book/details': () => ({ booking, capability: 'cap' }) })
      const box = await fill()
      ;(await box.button('Submit')).click()
      await box.says(heading)
      return box
    }

    it('[HOT-213] offers the cancellation only when the booking allows it', async () => {
      expect((await opened()).maybe('Cancel booking')).to.not.equal(undefined)
      const fixed = await opened(bookedFixture({ isCancellable: false }))
      expect(fixed.maybe('Cancel booking')).to.equal(undefined)
    })

    it('names a contact for a stay that returns nothing and is still ahead', async () => {
      const parts = { room: false, night: false }
      const final = { isCancellable: false, cancelNow: undefined }
      const box = await opened(bookedFixture({ ...final, parts }))
      await box.says("If you can't come, contact us and we'll let the hotel know.")
      const mail = (await box.button(brandAnswer.brand.supportEmail)).getAttribute('href')
      expect(mail)
        .to.match(/^mailto:/)
        .and.include(trip)
      // One contact, although a part could not be cancelled either.
      expect(box.text()).to.not.include('Need only a part of it?')
      const past = { checkInDate: '2020-12-12', checkOutDate: '2020-12-15' }
      const over = await opened(bookedFixture({ ...final, ...past }))
      expect(over.text()).to.include('Important information').and.not.include('Plans changed?')
    })

    it('[HOT-214] needs a confirmation in a modal; closing it sends nothing', async () => {
      const box = await opened()
      ;(await box.button('Cancel booking')).click()
      await box.find('dialog[open]')
      ;(await box.button('Keep my booking')).click()
      await eventually(() => box.root.querySelector('dialog') === null)
      expect(api.calls('/book/cancel')).to.have.length(0)
    })

    it('[HOT-210] [OQ-14] shows the status, and CANCELLED with the refund once cancelled', async () => {
      api.answer({
        '/book/cancel': () => ({ status: 'CANCELED', refund: refundOf(467.04, 'sent') }),
      })
      const cancelled = listen('stay-cancelled')
      const box = await opened()
      await box.says('Confirmed')
      ;(await box.button('Cancel booking')).click()
      const dialog = await box.find('dialog')
      // The refund is shown before the cancellation.
      expect(dialog.textContent).to.include('You get $467.04 back on your card.')
      expect(box.text()).to.include('485 points')
      dialog.querySelector<HTMLElement>('.danger')?.click()
      await box.says('CANCELLED')
      await box.says('You get $467.04 back on your card.')
      await eventually(() => box.root.activeElement?.textContent === "You'll get $467.04 back")
      for (const past of ['485 points', 'Free Cancellation', 'Free cancellation', 'Change dates'])
        expect(box.text()).to.not.include(past)
      expect(api.calls('/book/cancel')[0]?.body).to.include({ bookingId: trip, capability: 'cap' })
      expect(box.maybe('Cancel booking')).to.equal(undefined)
      expect(cancelled.events.map(({ detail }) => detail)).to.deep.equal([
        { tripNumber: trip, hotelId: 'h1', refund: { amount: 467.04, currency: 'USD' } },
      ])
      expectDeclared(stayLookup, cancelled.events[0] as CustomEvent)
      cancelled.stop()
    })

    it('promises no refund while the bank decides about the payment', async () => {
      const disputed = bookedFixture({ dispute: 'open' })
      api.answer({
        '/book/cancel': () => ({ status: 'CANCELED', refund: refundOf(467.04, 'pending') }),
      })
      const box = await opened(disputed)
      ;(await box.button('Cancel booking')).click()
      const dialog = await box.find('dialog')
      const decides = 'Your bank is deciding about this payment. No refund is sent until it has decided.'
      expect(dialog.textContent).to.include(decides)
      expect(dialog.textContent).to.not.include('back on your card')
      dialog.querySelector<HTMLElement>('.danger')?.click()
      await box.says('CANCELLED')
      await box.says(decides)
      for (const promise of ["You'll get", 'We are sending your refund', 'back on your card'])
        expect(box.text()).to.not.include(promise)
    })

    const costly = bookedFixture({
      isCancellable: false,
      cancellationPolicy: { ...twoTiersFixture, tiers: twoTiersFixture.tiers.slice(1) },
      cancelNow: { penalty: 155.68, refund: 311.36, currencyCode: 'USD' },
    })

    it('shows the penalty beside the refund, sends the refund that it showed, and then both amounts', async () => {
      api.answer({
        '/book/cancel': () => ({
          status: 'CANCELED',
          refund: { ...refundOf(311.36, 'sent'), penalty: 155.68 },
        }),
      })
      const box = await opened(costly)
      const offers = box.all('.offer').map(({ textContent }) => textContent ?? '')
      const offer = offers.find((text) => text.includes('Plans changed?'))
      expect(offer).to.include('Cancellation costs 1 night ($155.68).')
      // What comes later is in the important information only.
      expect(offer).to.not.include('no refund')
      expect(box.text()).to.include('no refund')
      ;(await box.button('Cancel booking')).click()
      const dialog = await box.find('dialog')
      expect(dialog.textContent).to.include('Kept by the hotel $155.68')
      expect(dialog.textContent).to.include('You get $311.36 back on your card.')
      dialog.querySelector<HTMLElement>('.danger')?.click()
      await box.says('CANCELLED')
      expect(api.calls('/book/cancel')[0]?.body).to.include({ refund: 311.36 })
      expect(box.text()).to.include('Paid$467.04Kept by the hotel$155.68RefundVisa •••• 4242$311.36')
    })

    it('confirms the new amounts when a deadline passed meanwhile', async () => {
      const params = { trip, amount: 311.36, currency: 'USD' }
      const box = await opened()
      api.answer({
        '/book/details': () => ({ booking: costly, capability: 'cap' }),
        '/book/cancel': () =>
          new Refusal(409, {
            ...{ code: 'NOT_CHANGEABLE', reason: 'refundChanged', params },
            message: 'The refund has changed.',
          }),
      })
      ;(await box.button('Cancel booking')).click()
      ;(await box.find('dialog')).querySelector<HTMLElement>('.danger')?.click()
      await box.says(`Your refund for trip ${trip} is now $311.36. Your trip was not changed.`)
      await eventually(() => box.root.querySelector('dialog') === null)
      ;(await box.button('Cancel booking')).click()
      expect((await box.find('dialog')).textContent).to.include('Kept by the hotel $155.68')
    })

    const cancelled = (refund: Partial<WireRefund>, more: Parameters<typeof bookedFixture>[0] = {}) =>
      opened(
        bookedFixture({
          ...{ status: 'CANCELED', isCancellable: false, ...more },
          refund: { ...refundOf(0, 'none'), ...refund },
        }),
        'CANCELLED',
      )
    const story = (box: Awaited<ReturnType<typeof opened>>) => [
      box.root.querySelector('h1')?.textContent,
      ...box.all('.story li').map(({ textContent }) => textContent),
    ]
    const first = /^Trip cancelled.*Dec 1, 2030.*We told the hotel and emailed/

    for (const [state, amount, steps, words] of [
      [
        'sent',
        467.04,
        [
          /^You'll get \$467\.04 back$/,
          first,
          /^Refund sent.*Dec 2, 2030/,
          /^\$467\.04 on .*4242By Thu, Dec 12, 2030$/,
        ],
        'Paid$467.04Kept by the hotel$0.00RefundVisa •••• 4242$467.04Due at Hotel',
      ],
      ['pending', 467.04, [/^You'll get \$467\.04 back$/, first, /^We are sending your refund\.$/], ''],
      ['released', 0, [/^This trip is cancelled$/, first], 'You were not charged.'],
      ['none', 0, [/^This trip is cancelled$/, first], 'This rate is not refundable.'],
    ] as const)
      it(`shows a refund that is ${state} when the trip is looked up later`, async () => {
        const box = await cancelled({ amount, state })
        expect(story(box)).to.have.length(steps.length)
        for (const [index, text] of story(box).entries()) expect(text).to.match(steps[index] as RegExp)
        expect(box.text()).to.include(words)
        for (const past of ['Free cancellation', 'Change dates', 'Booked!', 'Get a ride'])
          expect(box.text()).to.not.include(past)
        const again = await box.button('Book Again')
        expect(again.getAttribute('href')).to.match(/^\/details\/.*h1/)
      })

    it('shows what the hotel keeps, what was refunded earlier, and a refund whose day has passed', async () => {
      const paid = 467.04
      const late = await cancelled({ state: 'none', penalty: 400 })
      expect(late.text()).to.include('Paid$467.04Kept by the hotel$400.00Refunded earlier$67.04')
      const past = await cancelled({ state: 'sent', amount: paid, time: '2020-12-02T12:00:00.000Z' })
      expect(story(past)[0]).to.equal('We refunded $467.04')
      for (const state of ['pending', 'sent'] as const) {
        const nothing = story(await cancelled({ state, amount: 0, penalty: 67.04 }))
        expect(nothing[0]).to.equal('This trip is cancelled')
        expect(nothing).to.have.length(2)
      }
    })

    it('[HOT-267] [HOT-312] "There was a problem cancelling your reservation" when another status is returned', async () => {
      const error = { code: 'NOT_CANCELLABLE', message: 'The deadline has passed.' }
      api.answer({ '/book/cancel': () => ({ status: 'FAILED', getHotelCancelRequest: { error } }) })
      const box = await opened()
      ;(await box.button('Cancel booking')).click()
      const cancelled = listen('stay-cancelled')
      ;(await box.find('dialog')).querySelector<HTMLElement>('.danger')?.click()
      await box.says(
        'There was a problem cancelling your reservation. This booking can no longer be cancelled free of charge.',
      )
      await box.says('Your reservation')
      expect(cancelled.events).to.deep.equal([])
      cancelled.stop()
    })
  })

  it('keeps the values while offline, and sends them on the next click', async () => {
    const errors = listen('stay-error')
    const box = await fill()
    const network = goOffline()
    try {
      ;(await box.button('Submit')).click()
      await box.says('You are offline.')
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
    } finally {
      network.back()
      errors.stop()
    }
    await pause(100)
    expect(api.calls('/book/details')).to.have.length(0)
    expect((await box.field('Trip number')).value).to.equal(trip)
    ;(await box.button('Submit')).click()
    await box.says('Your reservation')
  })

  it('emits the codes of a failed receipt, mail and cancellation, and cancels nothing automatically', async () => {
    const errors = listen('stay-error')
    const codes = () => errors.events.map(({ detail }) => detail.code).join()
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: trip, email: 'maya@example.com' }))
    api.answer({
      '/book/receipt': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }),
      '/book/cancel': () => ({
        status: 'FAILED',
        getHotelCancelRequest: { error: { code: 'NOT_CANCELLABLE', message: 'The deadline has passed.' } },
      }),
    })
    const box = mount('stay-lookup', { view: 'booking' })
    ;(await box.button('Receipt (PDF)')).click()
    await box.says('Something went wrong on the server.')
    await eventually(() => codes() === 'SERVER_ERROR')
    ;(await box.button('Cancel booking')).click()
    ;(await box.find('dialog')).querySelector<HTMLElement>('.danger')?.click()
    await box.says(
      'There was a problem cancelling your reservation. This booking can no longer be cancelled free of charge.',
    )
    await eventually(() => codes() === 'SERVER_ERROR,NOT_CANCELLABLE')
    dispatchEvent(new Event('online'))
    await pause(50)
    expect(api.calls('/book/cancel')).to.have.length(1)
    errors.stop()
  })
})
