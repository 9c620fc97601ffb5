import { expect } from 'chai'
import { type brandAnswer, brandWith, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const frame = '/loyalty/users/u1/frame/8183'
const withVendor = (flags: Partial<typeof brandAnswer.brand.flags> = {}) => ({
  '/brand': () => ({ brand: { ...brandWith(flags).brand, loyaltyVendor: 'staykit' } }),
})

describe('stay-profile: rewards', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/profile/rewards')
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', here)
  })

  for (const [level, label] of [
    ['GOLD', 'Gold'],
    ['silver', 'Silver'],
    [undefined, 'Bronze'],
    ['PLATINUM', 'Bronze'],
  ] as const)
    it(`[ACC-111] shows the badge ${label} for a member with the level ${level}`, async () => {
      const points = { availablePoints: 7, pendingPoints: 0, totalPoints: 7 }
      api.answer({ '/loyalty/users/u1/wallet/8183': () => ({ ...points, ...(level && { level }) }) })
      const box = mount('stay-profile')
      await box.says('Total Points Earned7')
      expect((await box.find('.level')).textContent).to.equal(label)
    })

  it('[ACC-106] [ACC-109] [AQ-12] shows the vendor’s widget in a frame, at the address from the API', async () => {
    api.answer({ ...withVendor(), [frame]: () => ({ url: `${location.origin}/rewards-of-ann` }) })
    const box = mount('stay-profile')
    expect((await box.find<HTMLIFrameElement>('iframe')).src).to.equal(`${location.origin}/rewards-of-ann`)
    expect(box.text()).to.not.include('Coming Soon')
  })

  it('[ACC-107] [AQ-12] shows only points, without widget and teaser, when the brand hides loyalty', async () => {
    api.answer(withVendor({ hideLoyalty: true }))
    const box = mount('stay-profile')
    await box.says('Total Points Earned1,834')
    await pause(100)
    expect(box.all('iframe')).to.have.length(0)
    expect(box.text()).to.not.include('Coming Soon')
    expect([api.calls(frame).length, api.calls('/loyalty/vendor/8183').length]).to.deep.equal([0, 0])
  })

  it('[ACC-108] [AQ-12] shows the teaser when the brand has no widget', async () => {
    const box = mount('stay-profile')
    await box.says('Your Rewards Coming Soon!')
    expect(box.all('iframe')).to.have.length(0)
  })
})
