import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { StayBooking } from './booking.ts'

// This page imports one element alone, as `@staykit/sdk/react/booking` is imported.
describe('an element that is imported alone', () => {
  let api: FakeApi
  before(freshPage)
  before(() => {
    api = fakeApi()
  })
  after(() => api.restore())

  it('has the elements inside it as well', async () => {
    expect(StayBooking).to.be.a('function')
    expect(customElements.get('stay-search')).to.equal(undefined)
    const box = mount('stay-booking')
    await eventually(() => box.root.querySelector('stay-search')?.shadowRoot?.querySelector('form'))
    await eventually(() => box.root.querySelector('stay-account')?.shadowRoot?.querySelector('a'))
    expect(customElements.get('stay-checkout')).to.equal(undefined)
  })
})
