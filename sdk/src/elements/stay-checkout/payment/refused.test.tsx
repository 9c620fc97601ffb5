import { expect } from 'chai'
import { expectDeclared, listen } from '../../../testing/events.ts'
import { type FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { goOffline } from '../../../testing/offline.ts'
import { expectAccessible } from '../../../testing/page.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { stayCheckout } from '../element.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

const refusal = (status: number, code: string) => new Refusal(status, { code, message: `${code} in words.` })

describe('stay-checkout: failures and retries', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    api = checkoutApi()
    errors = listen('stay-error')
  })
  afterEach(() => {
    errors.stop()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const eventOf = (code: string) => eventually(() => errors.events.find(({ detail }) => detail.code === code))
  const billing = () => openCheckout({ section: 'billing', customer: maya })

  it('shows a message and a link to the search when there is no rate', async () => {
    const box = openCheckout({ query: '' })
    await box.says('No room has been chosen yet.')
    await box.says('Choose a room first, then you can book it here.')
    const left = listen('stay-navigate')
    ;(await box.button('Search for a hotel')).click()
    left.stop()
    expect(left.events[0]?.detail).to.deep.equal({ to: 'home', url: '/' })
    expect(box.text()).to.not.include('unavailable')
    expect(api.calls('/book/contract')).to.have.length(0)
    expect(errors.events.length).to.equal(0)
  })

  it('reports a declined payment with its code, and does not retry it', async () => {
    api.answer({ '/payment/create-payment-intent': () => refusal(402, 'PAYMENT_DECLINED') })
    const box = billing()
    await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await box.says("Your card was declined. You haven't been charged.")
    expectDeclared(stayCheckout, await eventOf('PAYMENT_DECLINED'))
    dispatchEvent(new Event('online'))
    await pause(100)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(1)
    expect((await box.button(/^Book Room/)).ariaDisabled).to.equal('false')
  })

  it('shows the offline message for a payment, keeps the form, and does not retry when online; the message ends with its cause', async () => {
    const box = billing()
    await box.frame()
    const button = await box.button(/^Book Room/)
    const network = goOffline()
    try {
      button.click()
      await box.says('You are offline.')
      await eventOf('NETWORK')
    } finally {
      network.back()
    }
    await eventually(() => !box.text().includes('You are offline.'))
    await pause(100)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(0)
    await box.button(/^Book Room/)
  })

  it('reports a card form that does not load within 15 s, and loads it again on request', async () => {
    const pending: (() => void)[] = []
    const own = globalThis.setTimeout
    globalThis.setTimeout = ((run: () => void, ms: number) =>
      ms === 15_000 ? pending.push(run) : own(run, ms)) as typeof setTimeout
    try {
      const box = billing()
      const first = await box.frame()
      pending.at(-1)?.()
      await box.says('The card form could not be loaded.')
      await eventOf('CARD_FRAME_FAILED')
      await expectAccessible(box.element)
      ;(await box.button('Try again')).click()
      await eventually(() => !first.frame.isConnected)
      const second = await box.frame()
      expect(second.frame).to.not.equal(first.frame)
      expect(box.text()).to.not.include('could not be loaded')
      expect(box.all('.frame')[0]?.hidden).to.equal(false)
    } finally {
      globalThis.setTimeout = own
    }
  })
})
