import type { WireContract } from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { stayCheckout } from '../../elements/stay-checkout/element.ts'
import { define } from '../../elements/stay-lookup/define.ts'
import { stayLookup } from '../../elements/stay-lookup/element.ts'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'

const trip = 'ST-ABCD-EFGH-JKMN'
const guests = ['Maya Okafor', 'Jonas Lind', 'Ada Brandt'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName }
})
const three: Partial<WireContract> = {
  ...{ roomCount: 3, adultCount: 4, childCount: 1 },
  rooms: [{ adults: 2 }, { adults: 1, childAges: [5] }, { adults: 1 }],
  roomGuests: guests,
  parts: { room: true, night: true },
}
const two: Partial<WireContract> = {
  ...{ roomCount: 2, adultCount: 3, childCount: 0, rooms: undefined },
  roomGuests: [guests[0], guests[2]].flatMap((guest) => guest ?? []),
  parts: { room: true, night: true },
}
const offers = {
  currencyCode: 'USD',
  done: 2,
  rooms: [155.68, 155.68, 155.68].map((amount) => ({ amount, refund: amount })),
  lastNight: { amount: 233.52, refund: 233.52 },
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

describe('a part of a trip', () => {
  let api: FakeApi
  before(() => define())
  beforeEach(() => {
    freshPage()
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: trip, email: 'maya@example.com' }))
    api = fakeApi({ '/book/part': () => offers })
  })
  afterEach(() => {
    document.documentElement.removeAttribute('style')
    api.restore()
  })

  async function opened(booking: Partial<WireContract>, locale = 'en') {
    api.answer({ '/book/details': () => ({ booking: bookedFixture(booking), capability: 'cap' }) })
    const box = mount('stay-lookup', { view: 'booking', locale })
    await eventually(() => box.root.querySelector('[part="booking"]'))
    return box
  }

  /** The open dialog with its rooms. */
  async function choosing(box: ReturnType<typeof mount>, rooms: number) {
    const button = await box.button('Cancel a room')
    // As with a pointer: the dialog gives the focus back to the button.
    button.focus()
    button.click()
    const dialog = await box.find('dialog[open]')
    await eventually(() => dialog.querySelectorAll('input').length === rooms)
    return dialog
  }

  it('a room is chosen by its guests, with what comes back before, and is cancelled once', async () => {
    const cancelled = listen('stay-part-cancelled')
    const box = await opened(three)
    const dialog = await choosing(box, 3)
    expect(dialog.querySelector('.danger')).to.equal(null)
    const rows = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(rows[1]).to.include('Room 2').and.to.include('Jonas Lind · 1 adult').and.to.include('$155.68 back')
    dialog.querySelectorAll('input')[1]?.click()
    await box.says('You get $155.68 back on your card.')
    api.answer({
      '/book/part/cancel': () => ({
        state: 'cancelled',
        refund: { amount: 155.68, currencyCode: 'USD' },
      }),
      '/book/details': () => ({ booking: bookedFixture(two), capability: 'cap' }),
    })
    const button = await box.button('Cancel room 2')
    button.click()
    button.click()
    await box.says('The room is cancelled. You get $155.68 back on your card.')
    expect(api.calls('/book/part/cancel').map(({ body }) => body)).to.deep.equal([
      { bookingId: trip, capability: 'cap', refId: '8183', done: 2, room: 1, refund: 155.68 },
    ])
    await eventually(() => box.root.querySelector('dialog') === null)
    await eventually(() => box.root.activeElement?.textContent?.startsWith('The room is cancelled.'))
    expect(box.text()).to.include('2 rooms').and.to.not.include('Jonas Lind')
    const left = { part: 'room', rooms: 2, checkOut: bookedFixture().checkOutDate }
    expect(cancelled.events.map(({ detail }) => detail)).to.deep.equal([
      { tripNumber: trip, hotelId: 'h1', ...left, refund: { amount: 155.68, currency: 'USD' } },
    ])
    for (const element of [stayLookup, stayCheckout])
      expectDeclared(element, cancelled.events[0] as CustomEvent)
    cancelled.stop()
  })

  it('without an answer, a second click repeats the same part, and cancels no other one', async () => {
    const box = await opened(three)
    const dialog = await choosing(box, 3)
    dialog.querySelectorAll('input')[1]?.click()
    api.answer({
      '/book/part': () => ({ ...offers, done: 3, rooms: offers.rooms.slice(1) }),
      '/book/part/cancel': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' }),
    })
    ;(await box.button('Cancel room 2')).click()
    await eventually(() => dialog.querySelector('[role=alert]'))
    api.answer({
      '/book/part/cancel': () => ({
        state: 'cancelled',
        refund: { amount: 155.68, currencyCode: 'USD' },
      }),
    })
    ;(await box.button('Cancel room 2')).click()
    await box.says('The room is cancelled.')
    const bodies = api.calls('/book/part/cancel').map(({ body }) => [body['done'], body['room']])
    expect(bodies).to.deep.equal([
      [2, 1],
      [2, 1],
    ])
  })

  it('a room is chosen again when another was cancelled meanwhile, because its index is another room now', async () => {
    const box = await opened(three)
    const dialog = await choosing(box, 3)
    dialog.querySelectorAll('input')[1]?.click()
    api.answer({
      '/book/part': () => ({ ...offers, done: 3, rooms: offers.rooms.slice(1) }),
      '/book/part/cancel': () =>
        new Refusal(409, {
          code: 'NOT_CHANGEABLE',
          reason: 'tripBeingChanged',
          params: { trip },
          message: 'No.',
        }),
    })
    const button = await box.button('Cancel room 2')
    button.focus()
    button.click()
    await eventually(() => dialog.querySelectorAll('input').length === 2)
    await eventually(() => !dialog.querySelector('.danger'))
    expect(dialog.querySelector('input:checked')).to.equal(null)
    expect(dialog.querySelector('[role=alert]')).to.not.equal(null)
    expect(box.root.activeElement).to.equal(dialog.querySelector('input'))
  })

  it('the next room with the same refund has the focus too, also when no room can be cancelled after it', async () => {
    const box = await opened(three)
    const one = { ...two, roomCount: 1, roomGuests: guests.slice(0, 1), parts: undefined }
    for (const [rooms, left] of [
      [3, two],
      [2, one],
    ] as const) {
      api.answer({ '/book/part': () => ({ ...offers, rooms: offers.rooms.slice(0, rooms) }) })
      const dialog = await choosing(box, rooms)
      dialog.querySelector('input')?.click()
      api.answer({
        '/book/part/cancel': () => ({
          state: 'cancelled',
          refund: { amount: 155.68, currencyCode: 'USD' },
        }),
        '/book/details': () => ({ booking: bookedFixture(left), capability: 'cap' }),
      })
      ;(await box.button('Cancel room 1')).click()
      await eventually(() => box.root.querySelector('dialog') === null)
      await eventually(() => box.root.activeElement?.textContent?.startsWith('The room is cancelled.'))
    }
  })

  it('the rooms fit a phone with text of twice the size', async () => {
    await setViewport({ width: 390, height: 844 })
    document.documentElement.style.setProperty('--stay-text-base', '32px')
    const box = await opened(three)
    const dialog = await choosing(box, 3)
    expect(dialog.scrollWidth).to.equal(dialog.clientWidth)
  })

  it('a stay ends a night earlier: the dialog says the day before, the page after', async () => {
    const booking = { ...three, checkInDate: '2030-12-12', checkOutDate: '2030-12-15' }
    const box = await opened(booking)
    ;(await box.button('Leave a night earlier')).click()
    await box.says('You check out on Sat, Dec 14, 2030 instead of Sun, Dec 15, 2030.')
    await box.says('You get $233.52 back on your card.')
    api.answer({
      '/book/part/cancel': () => ({ state: 'released', refund: { amount: 233.52, currencyCode: 'USD' } }),
      '/book/details': () => ({
        booking: bookedFixture({ ...booking, checkOutDate: '2030-12-14', parts: undefined }),
        capability: 'cap',
      }),
    })
    box.root.querySelector<HTMLElement>('dialog .danger')?.click()
    await box.says('Your stay now ends on Sat, Dec 14, 2030.')
    expect(api.calls('/book/part/cancel')[0]?.body).to.not.have.property('room')
  })

  it('another refund than the one on show is refused with words, and shown', async () => {
    const box = await opened(three)
    ;(await box.button('Leave a night earlier')).click()
    await box.says('You get $233.52 back on your card.')
    api.answer({
      '/book/part/cancel': () =>
        new Refusal(409, {
          code: 'NOT_CHANGEABLE',
          reason: 'refundChanged',
          params: { trip, amount: 0, currency: 'USD' },
          message: 'Changed.',
        }),
      '/book/part': () => ({ ...offers, lastNight: { amount: 233.52, refund: 0 } }),
    })
    box.root.querySelector<HTMLElement>('dialog .danger')?.click()
    await box.says(`Your refund for trip ${trip} is now`)
    await box.says('Kept by the hotel')
    await box.says('You get $0.00 back on your card.')
  })

  it('where it is not possible, the page gives the phone of the hotel and a mail with the trip number', async () => {
    const hotel = { ...bookedFixture().hotel, phoneNumber: '+351 21 000 00 00' }
    const box = await opened({ ...three, hotel, parts: { room: false, night: false } })
    await box.says(`and mention ${trip}`)
    expect(box.maybe('Cancel a room')).to.equal(undefined)
    const hrefs = await eventually(() => {
      const found = box.all<HTMLAnchorElement>('.trip-part a').map(({ href }) => href)
      return found.length === 2 ? found : undefined
    })
    expect(hrefs[0]).to.equal('tel:+351210000000')
    const mail = new URL(hrefs[1] ?? '')
    expect(mail.protocol).to.equal('mailto:')
    expect(mail.searchParams.get('subject')).to.equal(`Trip ${trip}`)
    expect(mail.searchParams.get('body')).to.include(trip)
  })

  /** Leaves a night earlier, and the server refuses. */
  async function refusedNight(error: object) {
    const box = await opened(three)
    ;(await box.button('Leave a night earlier')).click()
    await box.says('You get $233.52 back on your card.')
    const refund = { amount: 233.52, currencyCode: 'USD' }
    api.answer({ '/book/part/cancel': () => ({ state: 'refused', refund, error }) })
    box.root.querySelector<HTMLElement>('dialog .danger')?.click()
    return box
  }

  it('a hotel that refuses is named, and nothing changes', async () => {
    const box = await refusedNight({ code: 'NOT_CANCELLABLE', message: 'No.' })
    await box.says('The hotel did not agree. Your trip is unchanged.')
    await box.says(`and mention ${trip}`)
    // The answer is no part of the question for the next part.
    expect(box.root.querySelector('.trip-part [role=status]')).to.equal(null)
    expect(box.text()).to.include('Jonas Lind')
  })

  it('a hotel that would keep more by now is not said to refuse: the page names the new refund and offers it', async () => {
    const box = await refusedNight({
      code: 'NOT_CHANGEABLE',
      reason: 'refundChanged',
      params: { trip, amount: 116.76, currency: 'USD' },
      message: 'Changed.',
    })
    await box.says(`Your refund for trip ${trip} is now $116.76. Your trip was not changed.`)
    await box.button('Leave a night earlier')
    for (const other of ['did not agree', 'Ask the hotel']) expect(box.text()).to.not.include(other)
  })

  it('the page says what was paid, kept and refunded of a part, also once the rest is cancelled', async () => {
    const cancelledParts = { amount: 100, refund: 60 }
    const dueNow = bookedFixture().rate.price.dueNow ?? 0
    const moneyIn = async (booking: Partial<WireContract>) => {
      const box = await opened({ ...two, cancelledParts, ...booking })
      await box.says('Where your money is')
      return box.all('[part="money"] dl > div').map(({ textContent }) => textContent)
    }
    const paid = `Paid${dollars(dueNow + 100)}`
    expect(await moneyIn({})).to.deep.equal([paid, 'Kept by the hotel$40.00', 'Refund$60.00'])
    const refund = { amount: 50, penalty: dueNow - 50, currencyCode: 'USD', state: 'sent' as const }
    expect(await moneyIn({ status: 'CANCELED', parts: undefined, refund })).to.deep.equal([
      paid,
      `Kept by the hotel${dollars(dueNow - 10)}`,
      'Refunded earlier$60.00',
      'RefundVisa •••• 4242$50.00',
      'Due at HotelYou no longer owe this.$18.00',
    ])
  })

  it('a trip of one night in one room has no parts', async () => {
    const box = await opened({})
    await box.says('Your reservation')
    expect(box.root.querySelector('.trip-part')).to.equal(null)
  })
})
