import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { define } from '../elements/stay-trips/define.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../testing/member.ts'
import { freshPage, mount } from '../testing/page.ts'
import { eventually, pause } from '../testing/wait.ts'

/** The single-file build and the file of account elements beside it are two scripts, each with its own stores. */
describe('a page with two scripts', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ ...memberAnswers, '/book/trips': () => ({ trips: [tripFixture()] }) })
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })
  const say = (name: string) => document.dispatchEvent(new CustomEvent(name, { detail: {} }))

  it('receives a login and a logout of the other script', async () => {
    const box = mount('stay-trips')
    await eventually(() => box.root.querySelector('[role=status]') === null)
    keptMember()
    say('stay-login')
    await box.says('Casa do Miradouro')
    expect(api.calls('/auth/refresh')).to.have.length(1)
    localStorage.removeItem('staykit.refresh.8183')
    say('stay-logout')
    await eventually(() => !box.text().includes('Casa do Miradouro'))
    expect(api.calls('/auth/refresh')).to.have.length(1)
  })
})
