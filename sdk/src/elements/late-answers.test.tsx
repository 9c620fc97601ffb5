import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { cardAnswers, savedCard } from '../testing/cards.ts'
import { type Answers, type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../testing/member.ts'
import { freshPage, mount } from '../testing/page.ts'
import { profileAnswers } from '../testing/profile.ts'
import { frames, itWithShifts, watchShifts } from '../testing/shifts.ts'
import { eventually, pause } from '../testing/wait.ts'
import { samples } from './samples.ts'

/** A layout shift that is not visible. */
const MOST = 0.005

const nothingYet: Answers = {
  ...profileAnswers,
  ...cardAnswers([]),
  '/book/trips': () => ({ trips: [] }),
  '/book/trips/notes': () => ({ notes: [] }),
  '/currencies': () => ({ currencies: ['USD'] }),
  '/profile/users/u1/saved-hotels': () => ({ hotels: [], link: 'token' }),
  '/platform/api/v1/fi_nft/nfts': () => ({ success: true, data: { nfts: [] } }),
  '/platform/api/v1/booking/balances': () => ({ success: true, data: { balances: [] } }),
}
const members: Readonly<Record<string, Answers>> = {
  'a new member': nothingYet,
  'a member with trips': {
    ...nothingYet,
    ...samples['stay-trips'].answers,
    ...samples['stay-rewards'].answers,
    ...samples['stay-wallet'].answers,
    ...samples['stay-saved'].answers,
    ...cardAnswers([savedCard()]),
  },
}
const tabs = ['rewards', 'dashboard', 'trips', 'payment'].map((tab) => ['stay-profile', { tab }] as const)
const cases = [...tabs, ['stay-rewards', {}], ['stay-saved', {}]] as const
/** The session is answered first, because everything waits for it. */
const prompt = ['/auth/refresh', '/profile/users/u1']

/** The same answers, each pending until it is released. */
function late(answers: Answers) {
  const pending: (() => void)[] = []
  const waiting = Object.entries(answers).map(([path, answer]): [string, Answers[string]] => [
    path,
    async (body, count) => {
      if (!prompt.includes(path)) await new Promise<void>((go) => pending.push(go))
      return answer(body, count)
    },
  ])
  return { answers: Object.fromEntries(waiting), pending }
}

describe('late answers', () => {
  let api: FakeApi
  before(() => defineStay())
  beforeEach(() => freshPage())
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api?.restore()
  })

  /** Releases the answers one by one, the last request first, until no more come. */
  async function release(pending: (() => void)[]) {
    for (let idle = 0; idle < 4; ) {
      const go = pending.pop()
      idle = go ? 0 : idle + 1
      go?.()
      await frames()
    }
  }

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    for (const [who, answers] of Object.entries(members))
      for (const [tag, attributes] of cases)
        itWithShifts(
          `cause no layout shift in ${[tag, ...Object.values(attributes)].join(' ')} of ${who} at ${width} px`,
          async () => {
            await setViewport({ width, height })
            const { answers: waiting, pending } = late(answers)
            api = fakeApi({ ...memberAnswers, ...waiting })
            keptMember()
            const box = mount(tag, attributes)
            const below = document.createElement('footer')
            below.textContent = 'What the page has below.'
            // Reserves space as reserve.css does on a page.
            ;(box.element as HTMLElement).style.cssText = 'display: block; min-block-size: 100vh'
            document.body.append(below)
            await eventually(() => pending.length > 0)
            await pause(100)
            const moved = watchShifts()
            await release(pending)
            expect(await moved()).to.be.lessThan(MOST)
          },
        )

  itWithShifts('cause a layout shift without reserved space: the control', async () => {
    const grows = document.createElement('p')
    const below = document.createElement('p')
    below.textContent = 'What stands below.'
    below.style.blockSize = '300px'
    document.body.append(grows, below)
    await frames()
    const moved = watchShifts()
    grows.style.blockSize = '100px'
    expect(await moved()).to.be.greaterThan(MOST)
  })
})
