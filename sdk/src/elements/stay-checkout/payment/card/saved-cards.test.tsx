import { expect } from 'chai'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { expectAccessible } from '../../../../testing/page.ts'
import { shortWaits } from '../../../../testing/short-waits.ts'
import { eventually } from '../../../../testing/wait.ts'
import { define } from '../../define.ts'
import { checkoutApi, maya, memberAnswers, openCheckout } from '../../testing/checkout-page.ts'

const card = (customer_pm_id: string, last_four: string, exp_year: number, is_default = false) => ({
  customer_pm_id,
  card_type: 'visa',
  last_four,
  card_holder: 'Maya Okafor',
  is_default,
  exp_month: 6,
  exp_year,
})

describe('stay-checkout: saved cards', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  let waits: ReturnType<typeof shortWaits>
  beforeEach(() => {
    waits = shortWaits()
    api = checkoutApi(
      memberAnswers([
        card('pm_old', '1111', 2020),
        card('pm_1', '4242', 2040),
        card('pm_2', '5556', 2035, true),
      ]),
    )
  })
  afterEach(() => {
    waits.restore()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const open = () => openCheckout({ section: 'billing', customer: maya, member: true })
  const radios = (box: ReturnType<typeof open>) => box.all<HTMLInputElement>('input[name=card]')
  const frameShown = (box: ReturnType<typeof open>) => !box.all('.frame')[0]?.hidden

  it('[PLT-086] [AQ-69] selects the default, disables an expired card, and pays with a saved one without the fields', async () => {
    api.answer({
      '/payment/create-payment-intent': () => ({
        data: { clientSecret: 's', paymentIntent: 'pi_9', status: 'requires_capture' },
      }),
    })
    const box = open()
    await box.says('Visa •••• 5556')
    await box.says('Maya Okafor, Default')
    await box.says('Expires 06/35')
    await box.says('Expired 06/20')
    expect(radios(box).map(({ value, checked, disabled }) => [value, checked, disabled])).to.deep.equal([
      ['pm_2', true, false],
      ['pm_1', false, false],
      ['pm_old', false, true],
      ['NEW', false, false],
    ])
    await eventually(() => !frameShown(box))
    await expectAccessible(box.element)
    radios(box)[1]?.click()
    await eventually(() => radios(box)[1]?.checked)
    expect(radios(box).filter(({ checked }) => checked)).to.have.length(1)
    ;(await box.button(/^Book Room/)).click()
    await box.says("You're Booked!")
    expect(api.calls('/payment/create-payment-intent')[0]?.body.customer_pm_id).to.equal('pm_1')
    expect(api.calls('/book/sync2')[0]?.body).to.include({ customer_pm_id: 'pm_1', paymentIntent: 'pi_9' })
  })

  it('[AQ-69] does not select an expired default card', async () => {
    api = checkoutApi(memberAnswers([card('pm_old', '1111', 2020, true), card('pm_1', '4242', 2040)]))
    const box = open()
    await box.says('Visa •••• 1111')
    expect(radios(box).map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['pm_old', false],
      ['pm_1', false],
      ['NEW', true],
    ])
    expect(frameShown(box)).to.equal(true)
  })

  it('shows the bank’s challenge of a saved card in the frame', async () => {
    api.answer({
      '/payment/create-payment-intent': () => ({
        data: { clientSecret: 's', paymentIntent: 'pi_9', status: 'requires_action' },
      }),
    })
    const box = open()
    const frame = await box.frame()
    await box.says('Visa •••• 5556')
    await eventually(() => !frameShown(box))
    ;(await box.button(/^Book Room/)).click()
    await frame.requested('challenge')
    await eventually(() => frameShown(box))
    expect(api.calls('/book/sync2')).to.have.length(0)
    frame.say({
      kind: 'result',
      status: 'requires_capture',
      paymentIntent: 'pi_9',
      brand: 'visa',
      lastFour: '5556',
    })
    await box.says("You're Booked!")
  })

  it('[HOT-330] [PLT-087] [OQ-62] shows the form of a new card when it is selected, and saves it on request; a duplicate shows an error, and the booking continues', async () => {
    api.answer({
      '/profile/users/u1/payment': () => ({ customer_pm_id: 'dupe' }),
      '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }),
      '/book/status': () => ({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }),
    })
    const box = open()
    const frame = await box.frame()
    ;(await box.find<HTMLInputElement>('input[value=NEW]')).click()
    const keep = () => box.find<HTMLInputElement>('input[name=keep]')
    ;(await keep()).click()
    // The checkbox keeps its state while another card is selected.
    ;(await box.find<HTMLInputElement>('input[name=card]:not([value=NEW]):not(:disabled)')).click()
    await eventually(() => !box.root.querySelector('input[name=keep]'))
    ;(await box.find<HTMLInputElement>('input[value=NEW]')).click()
    await eventually(() => box.root.querySelector('input[name=keep]:checked'))
    await eventually(() => frameShown(box))
    ;(await box.button(/^Book Room/)).click()
    await frame.pays()
    await box.says('Cannot add duplicate Credit Card')
    expect(api.calls('/profile/users/u1/payment')[0]?.body).to.include({
      paymentIntent: 'pi_1',
      card_holder: 'Maya Okafor',
    })
    await eventually(() => location.pathname === '/checkout/confirmation')
    await box.says('Cannot add duplicate Credit Card')
  })
})
