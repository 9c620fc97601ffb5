import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const _points = '/loyalty/users/u1/wallet/8183'

describe('stay-rewards', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })

  it('[ACC-110] [ACC-111] shows points and the level, which is bronze by default, without other elements', async () => {
    const box = mount('stay-rewards')
    await box.says('Total Points Earned1,834')
    expect(box.all('.points > div').map(({ textContent }) => textContent)).to.deep.equal([
      'Available Points1,234',
      'Pending Points600',
      'Total Points Earned1,834',
    ])
    expect((await box.find('.level')).textContent).to.equal('Bronze')
    await box.says('Your Rewards Coming Soon!')
  })

  it('shows the vendor’s widget, which gets the origin and not the address of the page', async () => {
    api.answer({
      '/brand': () => ({ brand: { ...brandAnswer.brand, loyaltyVendor: 'staykit' } }),
      '/loyalty/users/u1/frame/8183': () => ({ url: `${location.origin}/rewards-of-ann` }),
    })
    const box = mount('stay-rewards')
    const frame = await box.find<HTMLIFrameElement>('iframe')
    expect([frame.src, frame.referrerPolicy]).to.deep.equal([
      `${location.origin}/rewards-of-ann`,
      'strict-origin',
    ])
  })

  it('shows the LIFE balance of a member; nothing without a wallet', async () => {
    const box = mount('stay-rewards')
    expect((await box.find('[part=life]')).textContent).to.equal('LIFE balance2,500 LIFE')
    box.element.remove()
    freshPage()
    keptMember()
    const none = () => new Refusal(404, { code: 'NOT_FOUND', message: 'No.' })
    api.answer({ '/platform/api/v1/booking/balances': none })
    const other = mount('stay-rewards')
    await other.says('Total Points Earned1,834')
    await pause(50)
    expect(other.all('[part=life]')).to.have.length(0)
  })
})

const frame = '/loyalty/users/u1/frame/8183'
const vendor = '/loyalty/vendor/8183'
const script = (name: string) => `${location.origin}/${name}`

describe('stay-rewards: the vendor’s script', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
    api.answer({ '/brand': () => ({ brand: { ...brandAnswer.brand, loyaltyVendor: 'staykit' } }) })
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })

  it('[ACC-209] loads the script before it requests the frame; shows a failure, and retries', async () => {
    api.answer({ [vendor]: () => ({ script: script('no-vendor.js') }) })
    const failed = listen('stay-error')
    const box = mount('stay-rewards')
    await box.says('The rewards of the brand could not be loaded.')
    expect(failed.events.map(({ detail }) => detail.code)).to.deep.equal(['LOYALTY_FAILED'])
    failed.stop()
    expect([api.calls(frame).length, box.all('iframe').length]).to.deep.equal([0, 0])
    expect(document.head.querySelector('script[src*="no-vendor"]')).to.equal(null)
    const orders: string[] = []
    const note = ({ target }: Event) => target instanceof HTMLScriptElement && orders.push('script')
    document.addEventListener('load', note, true)
    api.answer({
      // Any script of the test server works.
      [vendor]: () => ({ script: script(`node_modules/axe-core/axe.min.js?${Date.now()}`) }),
      [frame]: () => {
        orders.push('frame')
        return { url: `${location.origin}/rewards-of-ann` }
      },
    })
    ;(await box.button('Try again')).click()
    expect((await box.find<HTMLIFrameElement>('iframe')).src).to.equal(`${location.origin}/rewards-of-ann`)
    document.removeEventListener('load', note, true)
    expect(orders).to.deep.equal(['script', 'frame'])
  })

  for (const refId of ['8183', '8184', '8298', '8478', '9001'])
    it(`[ACC-006] the brand ${refId} ${refId === '9001' ? 'has no widget, and no script is loaded' : 'loads the widget of its vendor'}`, async () => {
      const hasVendor = refId !== '9001'
      const address = script(`node_modules/axe-core/axe.min.js?vendor=${refId}`)
      keptMember(refId)
      api.answer({
        '/brand': () => ({
          brand: { ...brandAnswer.brand, refId, ...(hasVendor && { loyaltyVendor: `v${refId}` }) },
        }),
        [`/loyalty/vendor/${refId}`]: () => ({ script: address }),
        [`/loyalty/users/u1/frame/${refId}`]: () => ({ url: `${location.origin}/rewards-of-${refId}` }),
        [`/loyalty/users/u1/wallet/${refId}`]: () => ({
          availablePoints: 1,
          pendingPoints: 0,
          totalPoints: 1,
        }),
        [`/loyalty/users/u1/movements/${refId}`]: () => ({ movements: [], total: 0 }),
      })
      const box = mount('stay-rewards', { 'ref-id': refId })
      if (hasVendor) {
        const { src } = await box.find<HTMLIFrameElement>('iframe')
        expect(src).to.equal(`${location.origin}/rewards-of-${refId}`)
      } else await box.says('Your Rewards Coming Soon!')
      const found = document.head.querySelectorAll(`script[src="${address}"]`)
      expect([found.length, api.calls(`/loyalty/vendor/${refId}`).length]).to.deep.equal(
        hasVendor ? [1, 1] : [0, 0],
      )
    })
})
