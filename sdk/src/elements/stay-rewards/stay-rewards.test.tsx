import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const points = '/loyalty/users/u1/wallet/8183'

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

  it('[ACC-110] [ACC-111] stands alone on a page: points, and the level, which is bronze until another is reached', async () => {
    const box = mount('stay-rewards')
    await box.says('Total Points Earned1,834')
    expect(box.all('.points > div').map(({ textContent }) => textContent)).to.deep.equal([
      'Available Points1,234',
      'Pending Points600',
      'Total Points Earned1,834',
    ])
    expect((await box.find('.level')).textContent).to.equal('Bronze')
    await box.says('Your Rewards Coming Soon!')
    await expectAccessible(box.element)
  })

  it('shows the vendor’s widget, which learns the site and not the address of the page', async () => {
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

  it('points that cannot be had are said, and asked for again', async () => {
    api.answer({ [points]: () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' }) })
    const failed = listen('stay-error')
    const box = mount('stay-rewards')
    await box.says('Your points could not be loaded.')
    expect(failed.events.map(({ detail }) => detail.code)).to.deep.equal(['FIGURES_FAILED'])
    failed.stop()
    await expectAccessible(box.element)
    api.answer(profileAnswers)
    ;(await box.button('Try again')).click()
    await box.says('Total Points Earned1,834')
  })
})
