import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { type Answers, fakeApi } from '../testing/fake-api.ts'
import { describeWithMedia, setMotion } from '../testing/media.ts'
import { freshPage, mount, type } from '../testing/page.ts'
import { inDays } from '../testing/places.ts'
import { eventually } from '../testing/wait.ts'
import { memberAnswers } from './stay-checkout/testing/checkout-page.ts'

/** An answer that never arrives: the element keeps waiting, and its waiting state is animated. */
const never = () => new Promise(() => {})
const stay = `${inDays(10).url}/${inDays(13).url}/1/2`
/** The shortest visible movement in seconds; reduced motion leaves a hundredth of a millisecond. */
const SEEN = 0.1
const INSTANT = 0.00002

interface Waiting {
  readonly tag: string
  readonly path?: string
  readonly answers: Answers
  /** Keyframes that run while it waits. */
  readonly moves: readonly string[]
  readonly isMember?: boolean
  readonly act?: (box: ReturnType<typeof mount>) => Promise<void>
}

const waiting: readonly Waiting[] = [
  { tag: 'stay-search', answers: {}, moves: [] },
  {
    tag: 'stay-results',
    path: `/search/city/800/${stay}`,
    answers: { '/hotels/search/': never },
    moves: ['pulse', 'slide'],
  },
  {
    tag: 'stay-hotel',
    path: `/details/city/800/${stay}/800-0`,
    answers: { '/hotels': never, '/hotels/rates/': never },
    moves: ['pulse', 'slide'],
  },
  {
    tag: 'stay-checkout',
    path: '/checkout/customer?rate=bundle-1',
    answers: { '/book/contract': never },
    moves: ['pulse'],
  },
  { tag: 'stay-profile', isMember: true, answers: { '/profile/users/u1': never }, moves: ['pulse'] },
  { tag: 'stay-trips', isMember: true, answers: { '/book/trips': never }, moves: ['pulse'] },
  {
    tag: 'stay-login',
    answers: { '/auth/sign-in': never },
    moves: ['spin'],
    act: async (box) => {
      type(await box.find<HTMLInputElement>('[name=username]'), 'ann@x.com')
      type(await box.find<HTMLInputElement>('[name=password]'), 'Secret-12')
      const submit = await box.find('[type=submit]')
      submit.click()
    },
  },
]

/** All animations and transitions of a shadow root: keyframes, duration and iterations. */
function motionIn(root: ShadowRoot) {
  const styles = [...root.querySelectorAll('.root *')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
  )
  const seconds = (list: string) => list.split(',').map(Number.parseFloat)
  const running = styles.filter(({ animationName }) => animationName !== 'none')
  return {
    names: [...new Set(running.map(({ animationName }) => animationName))].sort(),
    times: new Set(running.map(({ animationIterationCount }) => animationIterationCount)),
    animated: Math.max(0, ...running.flatMap(({ animationDuration }) => seconds(animationDuration))),
    changing: Math.max(0, ...styles.flatMap(({ transitionDuration }) => seconds(transitionDuration))),
  }
}

describeWithMedia('reduced motion', () => {
  const home = location.href
  before(() => defineStay())
  beforeEach(() => freshPage())
  afterEach(async () => {
    document.body.replaceChildren()
    history.replaceState(null, '', home)
    await setMotion('no-preference')
  })

  for (const { tag, path = '/', answers, moves, isMember, act } of waiting) {
    it(`disables animations of ${tag} while it waits and when its state changes`, async () => {
      const api = fakeApi({ ...memberAnswers(), ...answers })
      try {
        await setMotion('no-preference')
        if (isMember) localStorage.setItem('staykit.refresh.8183', 'kept')
        history.replaceState(null, '', path)
        const box = mount(tag)
        await act?.(box)
        await eventually(() => {
          const { names, changing } = motionIn(box.root)
          return names.join() === moves.join() && (moves.length > 0 || changing > 0)
        })
        const lively = motionIn(box.root)
        expect(moves.length > 0 ? lively.animated : lively.changing).to.be.at.least(SEEN)

        await setMotion('reduce')
        const calm = motionIn(box.root)
        expect(calm.animated).to.be.at.most(INSTANT)
        expect(calm.changing).to.be.at.most(INSTANT)
        expect([...calm.times]).to.deep.equal(moves.length > 0 ? ['1'] : [])
      } finally {
        api.restore()
      }
    })
  }
})
