import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { brandAnswer, type FakeApi } from '../../../testing/fake-api.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const brand = {
  ...brandAnswer.brand,
  supportPhone: '+351 21 555 0123',
  supportHours: { firstDay: 1, lastDay: 5, from: '08:00', to: '20:00', timeZone: 'Europe/Lisbon' },
  payments: { provider: 'sandbox', statement: 'STAYKIT TRAVEL' },
}

describe('stay-checkout: beside Book Room', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    api = checkoutApi({ '/brand': () => ({ brand }) })
  })
  afterEach(() => api.restore())

  const expiring = (expires: string | undefined) =>
    api.answer({
      '/book/contract': () => {
        const contract = contractFixture()
        const { contract: token } = contract.meta
        return { contract: { ...contract, meta: { contract: token, ...(expires && { expires }) } } }
      },
    })
  const atPayment = (attributes = {}) => openCheckout({ section: 'billing', customer: maya, attributes })
  const texts = (box: { all: (selector: string) => Element[] }) =>
    box.all('.trust li').map((item) => item.textContent ?? '')

  it('says until when the price is held, what the statement shows, and whom to call when', async () => {
    const end = inMinutes(25)
    expiring(end)
    const box = atPayment()
    await eventually(() => texts(box).length === 3)
    const time = new Date(end).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    const [held, statement, phone] = texts(box)
    expect(held).to.equal(`Price held until ${time}`)
    expect(statement).to.equal('Your card statement shows STAYKIT TRAVEL')
    expect(phone).to.match(/Questions\? Call \+351 21 555 0123.*Mon – Fri, 8:00.AM – 8:00.PM/)
    expect(box.root.querySelector('.trust a')?.getAttribute('href')).to.equal('tel:+351215550123')
  })

  it('says nothing of a price once it is no longer held', async () => {
    const start = Date.now()
    expiring(new Date(start + 2_500).toISOString())
    const box = atPayment()
    await eventually(() => texts(box).length > 0)
    await eventually(() => Date.now() > start + 2_500 && texts(box).length === 2)
    expect(texts(box).join()).not.to.include('Price held')
  })

  it('shows none of it where the quote has no end and the brand has no phone', async () => {
    api.answer({ '/brand': () => brandAnswer })
    expiring(undefined)
    const box = atPayment()
    await box.button(/Book Room/)
    expect(box.all('.trust')).to.have.length(0)
  })

  it('shows the accepted cards as marks with names', async () => {
    const box = atPayment()
    await eventually(() => box.all('.card-mark').length === 6)
    const names = box.all('.card-mark').map((mark) => mark.getAttribute('aria-label'))
    expect(names).to.include.members(['Visa', 'Mastercard', 'American Express'])
  })
})
