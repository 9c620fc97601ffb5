import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { type } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

const forOther = "I'm booking for somebody else"

describe('stay-checkout: guests', () => {
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
  const names = (box: ReturnType<typeof openCheckout>) =>
    box.all<HTMLInputElement>('fieldset input').map(({ name, value }) => `${name} ${value}`.trim())
  const inputOf = (box: ReturnType<typeof openCheckout>, name: string) =>
    box.find<HTMLInputElement>(`[name=${name}]`)

  it('sends another guest’s name with the booking', async () => {
    const box = openCheckout({ customer: maya })
    const choice = await inputOf(box, 'forOther')
    expect(choice.closest('label')?.textContent).to.equal(forOther)
    expect(names(box)).to.deep.equal([])
    choice.click()
    await box.says("We'll send the confirmation to you.")
    expect(names(box)).to.deep.equal(['firstName0', 'lastName0'])
    const proceed = await box.button('Continue')
    proceed.click()
    await box.says('This is a required field')
    await eventually(() => box.root.activeElement?.getAttribute('name') === 'firstName0')
    await box.says('If you have one name only, enter it in both fields.')
    await box.fill({ firstName0: 'Ana', lastName0: 'S\tá' })
    await box.says('Only letters are allowed')
    await box.fill({ lastName0: 'Ó' })
    proceed.click()
    await box.says('Guests: Ana Ó')
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await eventually(() => api.calls('/book/sync2').length === 1)
    expect(api.calls('/book/sync2')[0]?.body).to.deep.include({
      firstName: 'Maya',
      email: 'maya@example.com',
      roomGuests: [{ firstName: 'Ana', lastName: 'Ó' }],
    })
  })

  it('shows the ages of the contract before the payment, and sends none', async () => {
    const rooms = [
      { adults: 2, childAges: [9] },
      { adults: 1, childAges: [0] },
    ]
    const contract = contractFixture({ roomCount: 2, adultCount: 3, childCount: 2, rooms })
    api.answer({ '/book/contract': () => ({ contract }) })
    const box = openCheckout({ customer: maya })
    ;(await box.button('Continue')).click()
    await box.says('Children: 9 years and 0 years')
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await eventually(() => api.calls('/book/sync2').length === 1)
    expect(api.calls('/book/sync2')[0]?.body).not.to.have.property('childAges')
  })

  it('restores the choice of another guest after a reload, until it is removed', async () => {
    const first = openCheckout({ customer: maya })
    ;(await inputOf(first, 'forOther')).click()
    type(await inputOf(first, 'firstName0'), 'Ana')
    const box = openCheckout({ reload: true })
    expect((await inputOf(box, 'firstName0')).value).to.equal('Ana')
    ;(await inputOf(box, 'forOther')).click()
    await eventually(() => names(box).length === 0)
    ;(await box.button('Continue')).click()
    await eventually(() => location.pathname === '/checkout/billing')
  })

  it('fills further rooms with the customer’s name until it is edited', async () => {
    api.answer({ '/book/contract': () => ({ contract: contractFixture({ roomCount: 3 }) }) })
    const box = openCheckout({ customer: maya })
    await box.says('Guest of room 3')
    expect(names(box)).to.deep.equal([
      'firstName1 Maya',
      'lastName1 Okafor',
      'firstName2 Maya',
      'lastName2 Okafor',
    ])
    await box.fill({ firstName2: 'Ben' })
    await box.fill({ firstName: 'May' })
    await eventually(() => names(box)[0] === 'firstName1 May')
    expect(names(box)[2]).to.equal('firstName2 Ben')
    ;(await box.button('Continue')).click()
    await box.says('Guests: May Okafor, May Okafor, Ben Okafor')
  })

  it('shows the guests and the booker on the confirmation', async () => {
    const ana = { firstName: 'Ana', lastName: 'Sá' }
    api.answer({
      '/book/details': () => ({
        booking: bookedFixture({ roomGuests: [ana, ana], childAges: [4] }),
        capability: 'cap',
      }),
    })
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
    const box = openCheckout({ section: 'confirmation', query: '', reload: true })
    await box.says('GuestsAna Sá, 2 guests, 1 room')
    await box.says('Children4 years')
    await box.says('Booked byMaya Okafor')
  })
})
