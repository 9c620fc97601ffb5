import { contractFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { brandAnswer, type FakeApi, Refusal } from '../../../../testing/fake-api.ts'
import { expectAccessible } from '../../../../testing/page.ts'
import { eventually } from '../../../../testing/wait.ts'
import { define } from '../../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout, platform } from '../../testing/checkout-page.ts'

const coin = (symbol: string, amount: number, price_rate: number, fraction_base = 100) => ({
  symbol,
  amount,
  price_rate,
  fraction_base,
  amount_frozen: 0,
})
const balances = [coin('LIFE', 1204, 0.25), coin('ETH', 0.0712, 2585.674, 1e8), coin('OLD', 0, 9)]
const euros = contractFixture({
  rate: rateFixture({ price: priceFixture({ currencyCode: 'EUR', total: 432.4, dueNow: 432.4 }) }),
  dueNowUsd: 467.04,
})

describe('stay-checkout: payment tabs and wallet', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    api = checkoutApi({
      ...memberAnswers(),
      [`${platform}/booking/balances`]: () => ({ success: true, data: { balances } }),
    })
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const billing = (pm?: string, member = true) =>
    openCheckout({
      section: 'billing',
      query: `?rate=bundle-1${pm ? `&pm=${pm}` : ''}`,
      customer: maya,
      member,
    })
  type Box = ReturnType<typeof billing>
  const tabs = (box: Box) => box.all('[role=tab]').map(({ textContent }) => textContent)
  const selected = (box: Box) => box.find('[role=tab][aria-selected=true]')
  const pick = async (box: Box, symbol: string) => {
    ;(await box.find<HTMLInputElement>(`input[value=${symbol}]`)).click()
  }
  const bookButton = async (box: Box) => (await box.button(/^Book Room/)) as HTMLButtonElement
  const enabled = async (box: Box) => (await bookButton(box)).ariaDisabled !== 'true'

  it('[HOT-167] [HOT-149] [HOT-242] [OQ-06] shows a member three tabs, and stores the selected one in the address', async () => {
    const box = billing()
    await eventually(() => tabs(box).length === 3)
    expect(tabs(box)).to.deep.equal(['Credit Card', 'Bitcoin', 'Wallet'])
    expect((await selected(box)).textContent).to.equal('Credit Card')
    const card = await selected(box)
    card.focus()
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
    await box.says('Choose the coins')
    await eventually(() => box.root.activeElement?.textContent === 'Wallet')
    expect(new URLSearchParams(location.search).get('pm')).to.equal('Wallet')
    const opened = billing('Bitcoin')
    await opened.says("You'll get an address")
    expect((await selected(opened)).textContent).to.equal('Bitcoin')
    expect(opened.element.querySelector('iframe')).to.equal(null)
  })

  it('[HOT-168] [HOT-240] [OQ-06] selects the card for an unknown pm, for a visitor, and when the brand has no other method', async () => {
    const unknown = billing('Foo')
    await eventually(() => tabs(unknown).length === 3)
    expect((await selected(unknown)).textContent).to.equal('Credit Card')
    const visitor = billing('Wallet', false)
    await visitor.frame()
    expect(tabs(visitor)).to.deep.equal([])
    expect(api.calls(`${platform}/booking/balances`)).to.have.length(0)
    api = checkoutApi({ '/auth/refresh': memberAnswers()['/auth/refresh'] ?? (() => ({})) })
    const plain = billing('Wallet')
    await plain.frame()
    expect(tabs(plain)).to.deep.equal([])
  })

  it('[PLT-019] [AQ-67] shows the total in each coin with a rate, unless the brand suppresses it; payment still works', async () => {
    const { brand } = brandAnswer
    const open = async (suppressPricecoin?: boolean) => {
      const flags = { ...brand.flags, ...(suppressPricecoin !== undefined && { suppressPricecoin }) }
      const payments = { ...brand.payments, bitcoin: true, wallet: true }
      api.answer({ '/brand': () => ({ brand: { ...brand, payments, flags } }) })
      const box = billing('Wallet')
      await pick(box, 'LIFE')
      await box.says('uses 1,204 LIFE')
      return box
        .all('label.pick')
        .map(({ textContent }) => /Covers the total with [\d.,]+ (LIFE|ETH|OLD)/.exec(textContent ?? '')?.[0])
    }
    const cases = [
      'Covers the total with 1,868.16 LIFE',
      'Covers the total with 0.18062602 ETH',
      'Covers the total with 51.89 OLD',
    ]
    expect(await open()).to.deep.equal(cases)
    expect(await open(false)).to.deep.equal(cases)
    expect(await open(true)).to.deep.equal([undefined, undefined, undefined])
  })

  it('[AQ-71] ticks at most ten coins, and says so', async () => {
    const balances = Array.from({ length: 12 }, (_, index) => coin(`C${index}`, 1, 1))
    api.answer({ [`${platform}/booking/balances`]: () => ({ success: true, data: { balances } }) })
    const box = billing('Wallet')
    for (const { symbol } of balances) await pick(box, symbol)
    await box.says('You can pay with up to 10 coins at once.')
    const ticked = () => box.all('input[name=coin]').map((input) => (input as HTMLInputElement).checked)
    await eventually(() => ticked().filter(Boolean).length === 10)
    expect(box.text()).to.include('Selected $10.00')
    const eleventh = await box.find<HTMLInputElement>('input[value=C10]')
    expect([eleventh.disabled, eleventh.checked]).to.deep.equal([true, false])
    await pick(box, 'C0')
    await eventually(() => !eleventh.disabled)
  })

  it('[PLT-093] [PLT-094] [PLT-098] marks a single coin that does not cover the total, but not a sufficient one or several coins', async () => {
    const balances = [coin('LOW', 467.03, 1), coin('EVEN', 467.04, 1)]
    api.answer({ [`${platform}/booking/balances`]: () => ({ success: true, data: { balances } }) })
    const box = billing('Wallet')
    await pick(box, 'LOW')
    await box.says('Insufficient Funds')
    const row = (await box.find('input[value=LOW]')).closest('label')
    expect(row?.textContent).to.include('Insufficient Funds')
    await pick(box, 'EVEN')
    await eventually(() => !box.text().includes('Insufficient Funds'))
    await pick(box, 'LOW')
    await box.says('Selected $467.04')
    expect(box.text()).to.not.include('Insufficient Funds')
    expect(await enabled(box)).to.equal(true)
  })

  it('[HOT-178] [HOT-179] [HOT-186] [HOT-277] [OQ-09] [OQ-44] enables Book Room only when coins cover the total in US dollars exactly', async () => {
    api.answer({ '/book/contract': () => ({ contract: euros }) })
    const box = billing('Wallet')
    await box.says('of $467.04 USD due now')
    expect(api.calls(`${platform}/booking/balances`)).to.have.length(1)
    expect((await box.find<HTMLInputElement>('input[value=OLD]')).disabled).to.equal(true)
    expect(await enabled(box)).to.equal(false)
    await pick(box, 'LIFE')
    await box.says('Insufficient Funds')
    await box.says('Selected $301.00')
    expect(await enabled(box)).to.equal(false)
    await pick(box, 'ETH')
    await box.says('uses 1,204 LIFE, $301.00')
    await box.says('uses 0.06421537 ETH, $166.04')
    await box.says('Selected $467.04')
    expect(await enabled(box)).to.equal(true)
    await expectAccessible(box.element)
    // The same coins, in the other order.
    await pick(box, 'LIFE')
    await pick(box, 'LIFE')
    await box.says('uses 0.0712 ETH, $184.10')
    await box.says('uses 1,131.76 LIFE, $282.94')

    // One cent short.
    const short = [coin('USDC', 467.03, 1)]
    api.answer({ [`${platform}/booking/balances`]: () => ({ success: true, data: { balances: short } }) })
    const poor = billing('Wallet')
    await pick(poor, 'USDC')
    await poor.says('Selected $467.03')
    expect(await enabled(poor)).to.equal(false)
    // Far more than is due: only the amount due is charged.
    const much = [coin('USDC', 9000, 1)]
    api.answer({ [`${platform}/booking/balances`]: () => ({ success: true, data: { balances: much } }) })
    const rich = billing('Wallet')
    await pick(rich, 'USDC')
    await rich.says('uses 467.04 USDC, $467.04')
    expect(await enabled(rich)).to.equal(true)
    // A selected coin of which nothing is needed.
    api.answer({
      [`${platform}/booking/balances`]: () => ({ success: true, data: { balances: [...much, ...balances] } }),
    })
    const more = billing('Wallet')
    await pick(more, 'USDC')
    await pick(more, 'LIFE')
    await more.says('uses 467.04 USDC')
    expect(more.text()).to.not.include('uses 0')
  })

  it('[HOT-180] pays and books once, however often Book Room is pressed', async () => {
    api.answer({ [`${platform}/booking/payment`]: () => ({ success: true, data: { payment: 'wp_1' } }) })
    const box = billing('Wallet')
    await pick(box, 'LIFE')
    await pick(box, 'ETH')
    await eventually(() => enabled(box))
    const book = await bookButton(box)
    for (let press = 0; press < 4; press++) book.click()
    await box.says("You're Booked!")
    expect(api.calls(`${platform}/booking/payment`)).to.have.length(1)
    expect(api.calls('/book/sync2')).to.have.length(1)
  })

  it('[HOT-169] [HOT-183] [HOT-310] shows why a payment was refused and allows another try; the booking is a WALLET one', async () => {
    const refused = { success: false, err_msgs: ['LIFE is locked', 'Try later'] }
    api.answer({
      [`${platform}/booking/payment`]: (_, count) =>
        count === 1 ? refused : { success: true, data: { payment: 'wp_1' } },
    })
    const box = billing('Wallet')
    await pick(box, 'LIFE')
    await pick(box, 'ETH')
    await eventually(() => enabled(box))
    ;(await bookButton(box)).click()
    await box.says('There was a problem with booking payment: LIFE is locked, Try later')
    await eventually(() => enabled(box))
    ;(await bookButton(box)).click()
    await box.says("You're Booked!")
    const ids = api.calls(`${platform}/booking/payment`).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).to.equal(1)
    const [booking] = api.calls('/book/sync2')
    expect(booking?.body).to.include({
      paymentMethod: 'WALLET',
      paymentIntent: 'wp_1',
      bookingRequestId: ids[0],
    })
    expect(booking?.headers.get('authorization')).to.equal('Bearer access')
  })

  it('[HOT-311] [AQ-70] shows a wallet without coins, and one that failed to load', async () => {
    const failed = new Refusal(401, { code: 'UNAUTHENTICATED', message: 'x' })
    for (const answer of [() => ({ success: true, data: { balances: [] } }), () => failed]) {
      api.answer({ [`${platform}/booking/balances`]: answer })
      const box = billing('Wallet')
      await box.says('There are no crypto coins on your wallet.')
    }
  })
})
