import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type Answers, type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { expectAccessible } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout } from '../testing/checkout-page.ts'

const OLD = 'ST-ABCD-EFGH-JKMN'

describe('the checkout of a change of dates', () => {
  let api: FakeApi
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })

  /** The checkout for $467.04 due now, while a trip whose cancellation refunds this amount is changed. */
  function changing(refund: number, isCredit = true, options: Parameters<typeof openCheckout>[0] = {}) {
    const answers: Answers = {
      ...(options.member ? memberAnswers() : {}),
      '/book/details': () => ({ booking: { ...bookedFixture(), isChangeable: true }, capability: 'cap' }),
      '/book/change': () => ({
        isChangeable: true,
        refund: { amount: refund, currencyCode: 'USD' },
        ...(isCredit && { credit: { amount: refund, currencyCode: 'USD', least: 1 } }),
      }),
    }
    api = checkoutApi(answers)
    const box = openCheckout({ section: 'billing', customer: maya, ...options, isChanging: OLD })
    return box
  }
  const book = async (box: ReturnType<typeof openCheckout>) => (await box.button(/^Book Room/)).click()
  const sent = async (path: string) => (await eventually(() => api.calls(path)[0])).body

  it('charges only the difference by card, and names the trip that pays the rest', async () => {
    const box = changing(451.92)
    await box.says(`Paid with trip ${OLD}-$451.92`)
    await box.says('Due Now$15.12')
    await box.says('Pay $15.12 now, $18.00 at the hotel')
    expect(box.root.textContent).not.to.include('get $451.92 back')
    await expectAccessible(box.element)
    const frame = await box.frame()
    await book(box)
    await frame.pays()
    expect(await sent('/payment/create-payment-intent')).to.deep.include({ price: 1512, currency: 'USD' })
    const { replaces } = (await sent('/book/sync2')) as { replaces: object }
    expect(replaces).to.include({ bookingId: OLD, refund: 451.92, credit: 451.92 })
  })

  it('loads the trip again when its refund has changed meanwhile', async () => {
    const box = changing(451.92)
    await box.says('Pay $15.12 now')
    const message = 'Your refund for trip ST is now 440 USD.'
    api.answer({
      '/payment/create-payment-intent': () =>
        new Refusal(409, { code: 'NOT_CHANGEABLE', reason: 'refundChanged', message }),
      '/book/change': () => ({
        isChangeable: true,
        refund: { amount: 440, currencyCode: 'USD' },
        credit: { amount: 440, currencyCode: 'USD', least: 1 },
      }),
    })
    await box.frame()
    await book(box)
    await box.says('Pay $27.04 now')
  })

  it('needs no card when nothing is to pay, and says what comes back', async () => {
    const box = changing(500)
    await box.says('You get $32.96 back')
    expect(box.element.querySelector('iframe[slot=card]')).to.equal(null)
    expect(box.root.querySelector('[name=billingAddress]')).to.equal(null)
    await expectAccessible(box.element)
    await book(box)
    expect(await sent('/book/sync2')).to.deep.include({ paymentMethod: 'CREDIT' })
    expect(api.calls('/payment/create-payment-intent')).to.deep.equal([])
    await box.says("You're Booked!")
  })

  it('says both steps where the supplier or the card allows no difference', async () => {
    const box = changing(451.92, false)
    await box.says('Refund$451.92')
    await box.says('Pay $467.04 now')
    expect(box.root.textContent).not.to.include('Paid with trip')
    const frame = await box.frame()
    await book(box)
    await frame.pays()
    expect(await sent('/payment/create-payment-intent')).to.deep.include({ price: 46704 })
    const { replaces } = (await sent('/book/sync2')) as { replaces: object }
    expect(replaces).not.to.have.property('credit')
  })

  it('says both steps for a payment method that charges all of it', async () => {
    const box = changing(451.92, true, { member: true, query: '?rate=bundle-1&pm=Bitcoin' })
    await box.says('Refund$451.92')
    await box.says('Pay $467.04 now')
    expect(box.root.textContent).not.to.include('Paid with trip')
  })
})
