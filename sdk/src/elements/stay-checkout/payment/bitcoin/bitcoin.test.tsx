import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, Refusal } from '../../../../testing/fake-api.ts'
import { expectAccessible } from '../../../../testing/page.ts'
import { shortWaits } from '../../../../testing/short-waits.ts'
import { eventually, pause } from '../../../../testing/wait.ts'
import { define } from '../../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout } from '../../testing/checkout-page.ts'

const source = {
  id: 'src_1',
  satoshi: 504_217,
  original: 467.04,
  currency: 'USD',
  address: 'bc1qexampleaddress',
  uri: 'bitcoin:bc1qexampleaddress?amount=0.00504217&label=Casa',
  expires: '2030-01-01T00:00:00Z',
}
const waiting = (received = 0, uri?: string) => ({
  status: 'BITCOIN_TRANSFER_PENDING',
  transfer: { due: source.satoshi, received, uri },
})

describe('stay-checkout: bitcoin', () => {
  let api: FakeApi
  const here = location.href
  const now = Date.now
  /** The clock of the page stands still until a test moves it. */
  let clock = 0
  let waits: ReturnType<typeof shortWaits>
  // A booking that completes after its page was removed finds no booking and would navigate this page to the lookup.
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    api = checkoutApi({
      ...memberAnswers(),
      '/payment/create-bitcoin-source': () => ({ data: source }),
      '/book/sync2': () => ({ bookingRequestID: 'x', status: 'BITCOIN_TRANSFER_PENDING' }),
      '/book/status': () => waiting(),
    })
    waits = shortWaits(60)
    clock = now()
    Date.now = () => clock
  })
  afterEach(() => {
    waits.restore()
    Date.now = now
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const open = (reload = false) =>
    openCheckout({
      section: 'billing',
      query: '?rate=bundle-1&pm=Bitcoin',
      customer: maya,
      member: true,
      reload,
    })
  const started = async () => {
    const box = open()
    // Until the member is known, the card's panel shows a button of the same name.
    await box.says("You'll get an address and a bitcoin amount")
    ;(await box.button(/^Book Room/)).click()
    await box.says('Send exactly')
    return box
  }
  const time = async (box: ReturnType<typeof open>) => (await box.find('[role=timer]')).textContent ?? ''

  const second = contractFixture({ id: 'bundle-2' })
  /** The checkout of the second rate, as after a reload. */
  const openOther = () =>
    openCheckout({
      section: 'billing',
      query: '?rate=bundle-2&pm=Bitcoin',
      customer: maya,
      member: true,
      reload: true,
    })
  const otherRate = {
    '/book/contract': (body: object) => ({
      contract: 'ppnBundle' in body && body.ppnBundle === 'bundle-2' ? second : contractFixture(),
    }),
  }

  it('a payment of another rate neither appears nor books, is named with a link, and is there again at its rate', async () => {
    api.answer(otherRate)
    const box = await started()
    await eventually(() => api.calls('/book/sync2').length === 1)
    const href = location.href
    const isApart = async (other: ReturnType<typeof open>) => {
      await other.says('You have an open payment for')
      await other.says("You'll get an address and a bitcoin amount")
      expect(other.text()).not.to.include('Send exactly')
      expect((await other.button(/^You have an open payment/)).getAttribute('href')).to.equal(href)
    }
    box.element.setAttribute('rate', 'bundle-2')
    await isApart(box)
    await isApart(openOther())
    await pause(100)
    expect(api.calls('/book/sync2')).to.have.length(1)
    const again = open(true)
    await again.says('Send exactly')
    expect(again.maybe(/^You have an open payment/)).to.equal(undefined)
    expect(api.calls('/payment/create-bitcoin-source')).to.have.length(1)
  })

  it('[HOT-187] shows a QR code of the quote’s uri, a link, and a countdown from 10:00', async () => {
    const box = await started()
    expect(await time(box)).to.equal('10:00')
    await box.says('0.00504217 BTC')
    await box.says('bc1qexampleaddress')
    expect((await box.button('Open in a wallet')).getAttribute('href')).to.equal(source.uri)
    const code = await box.find('svg.qr')
    expect(code.getAttribute('aria-label')).to.equal('QR code of the payment request')
    // 33 modules (version 4) hold 56 characters, with 4 modules of quiet zone.
    expect(code.getAttribute('viewBox')).to.equal('0 0 41 41')
    expect((code.querySelector('path')?.getAttribute('d') ?? '').split('M').length).to.be.greaterThan(400)
    clock += 2_000
    await eventually(async () => (await time(box)) === '9:58')
    await expectAccessible(box.element)
    expect(box.all<HTMLButtonElement>('[role=tab]').map(({ disabled }) => disabled)).to.deep.equal([
      true,
      false,
      true,
    ])
  })

  it('shows the missing amount, and continues when the transfer is complete', async () => {
    const rest = 'bitcoin:bc1qexampleaddress?amount=0.00004217'
    api.answer({ '/book/status': (_, count) => (count < 3 ? waiting(0) : waiting(500_000, rest)) })
    const box = await started()
    await box.says('0.00500000 BTC has arrived.')
    await box.says('0.00004217 BTC')
    expect((await box.button('Open in a wallet')).getAttribute('href')).to.equal(rest)
    expect(location.pathname).to.equal('/checkout/billing')
    api.answer({ '/book/status': () => ({ status: 'BITCOIN_TRANSFER_COMPLETE' }) })
    await box.says('Your payment has arrived.')
    expect(location.pathname).to.equal('/checkout/booking')
    api.answer({ '/book/status': () => ({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }) })
    await eventually(() => location.pathname === '/checkout/confirmation')
    const [booking] = api.calls('/book/sync2')
    expect(booking?.body).to.include({ paymentMethod: 'BITCOIN' })
    expect(booking?.body.response).to.deep.equal(source)
  })

  it('allows another payment method, and returns what had arrived', async () => {
    let isDown = true
    const down = new Refusal(400, { code: 'BAD_REQUEST', message: 'no' })
    api.answer({
      '/payment/abandon-bitcoin-source': () =>
        isDown ? down : { data: { due: source.satoshi, received: 500_000 } },
    })
    const box = await started()
    ;(await box.button('Pay another way')).click()
    await box.says('The payment could not be ended.')
    await box.says('Send exactly')
    isDown = false
    ;(await box.button('Pay another way')).click()
    await box.says('This payment has ended.')
    await box.says('0.00500000 BTC arrived, which is too little.')
    await eventually(() => box.root.activeElement?.id === 'pay-Bitcoin')
    const polls = api.calls('/book/status').length
    ;(await box.find('#pay-CreditCard')).click()
    await eventually(() => new URL(location.href).searchParams.get('pm') === 'CreditCard')
    expect(await box.frame()).to.not.equal(null)
    await pause(300)
    expect(api.calls('/book/status')).to.have.length(polls)
    const { bookingRequestId } = api.calls('/book/sync2')[0]?.body ?? {}
    expect(api.calls('/payment/abandon-bitcoin-source')[0]?.body).to.include({ bookingRequestId })
  })

  it('[PLT-048] [PLT-049] counts down by a second in minutes and seconds, and expires once at zero', async () => {
    const box = await started()
    const over: boolean[] = []
    const watch = new MutationObserver(() => {
      const isOver = box.text().includes('Your Bitcoin Transfer has expired')
      if (over.at(-1) !== isOver) over.push(isOver)
    })
    watch.observe(box.root, { childList: true, characterData: true, subtree: true })
    for (const left of ['9:59', '9:58', '9:57']) {
      clock += 1_000
      await eventually(async () => (await time(box)) === left)
    }
    clock += 600_000
    await box.says('Your Bitcoin Transfer has expired')
    waits.restore()
    await pause(1_200)
    watch.disconnect()
    expect(over).to.deep.equal([false, true])
  })

  it('[OQ-37] shows that the server gave up a transfer, and what is owed', async () => {
    const box = await started()
    api.answer({
      '/book/status': () => ({ status: 'BITCOIN_TRANSFER_TIMEOUT', transfer: { due: 2, received: 1 } }),
    })
    await box.says('Your Bitcoin Transfer has expired')
    await box.says('0.00000001 BTC arrived, which is too little.')
  })

  it('[OQ-12] does not expire a transfer that was made at the last moment', async () => {
    const box = await started()
    await eventually(() => api.calls('/book/status').length > 1)
    api.answer({ '/book/status': () => ({ status: 'BITCOIN_TRANSFER_COMPLETE' }) })
    clock += 600_000
    await box.says('Your payment has arrived.')
    expect(box.text()).to.not.include('expired')
  })

  it('[OQ-12] offers a check after 24 polls; a reload shows the same quote', async () => {
    const box = await started()
    await eventually(() => api.calls('/book/status').length === 24)
    const again = await box.button('Check again')
    again.click()
    await eventually(() => api.calls('/book/status').length > 24)
    clock += 60_000
    const reloaded = open(true)
    await reloaded.says('Send exactly')
    expect(await time(reloaded)).to.equal('9:00')
    await eventually(() => api.calls('/book/sync2').length === 2)
    const [first, second] = api.calls('/book/sync2').map(({ body }) => body)
    expect(second).to.deep.equal(first)
    expect(api.calls('/payment/create-bitcoin-source')).to.have.length(1)
  })

  // Last: its second payment is still running when the page is removed.
  it('[HOT-314] [HOT-189] [OQ-37] shows that a quote has expired, and a new payment has a new quote', async () => {
    const box = await started()
    await eventually(() => api.calls('/book/status').length > 0)
    clock += 600_000
    await box.says('Your Bitcoin Transfer has expired')
    await expectAccessible(box.element)
    ;(await box.button('Start a new payment')).click()
    await box.says('Send exactly')
    expect(await time(box)).to.equal('10:00')
    const ids = api.calls('/payment/create-bitcoin-source').map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).to.equal(2)
  })
})
