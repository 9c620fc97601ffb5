import { expect } from 'chai'
import { define } from '../elements/stay-booking/define.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'
import { register } from './register.ts'

// This page imports one element, as `@staykit/sdk/booking` does.
describe('element imported alone', () => {
  let api: FakeApi
  before(freshPage)
  before(() => {
    api = fakeApi()
  })
  after(() => api.restore())

  it('registers its nested elements too', async () => {
    register(define)
    expect(customElements.get('stay-booking')).to.be.a('function')
    expect(customElements.get('stay-search')).to.equal(undefined)
    const box = mount('stay-booking')
    await eventually(() => box.root.querySelector('stay-search')?.shadowRoot?.querySelector('form'))
    await eventually(() => box.root.querySelector('stay-account')?.shadowRoot?.querySelector('a'))
    expect(customElements.get('stay-checkout')).to.equal(undefined)
  })
})
