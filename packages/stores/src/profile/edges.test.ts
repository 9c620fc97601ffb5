import {
  artifactList,
  bookingBalances,
  CallError,
  type Client,
  getPreferences,
  loyaltyFrame,
  loyaltyStats,
  loyaltyVendor,
  loyaltyWallet,
  updatePreferences,
} from '@staykit/contract'
import { looseAddressRules } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import {
  createFigures,
  createLoyaltyFrame,
  createPreferences,
  profileBody,
  profileForm,
  profileProblems,
} from './index.ts'

const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
type Answer = (body: Record<string, unknown>) => unknown
function clientOf(answers: Map<unknown, Answer>) {
  const sent: [unknown, unknown][] = []
  const client = (async (call: unknown, body: Record<string, unknown>) => {
    sent.push([call, body])
    const answer = await (answers.get(call) ?? (() => no))(body)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { client, sent, answers }
}
const points = { availablePoints: 1, pendingPoints: 2, totalPoints: 3 }
const stats = { nights: 1, spendings: 2, savings: 3, bookings: 4 }
const figures = (): Map<unknown, Answer> =>
  new Map<unknown, Answer>([
    [loyaltyWallet, () => points],
    [loyaltyStats, () => stats],
    [artifactList, () => ({ success: true, data: { nfts: [] } })],
    [bookingBalances, () => ({ success: true, data: { balances: [] } })],
  ])

describe('the figures of a member', () => {
  it('shows the numbers of the member; an unknown level is bronze', async () => {
    const { client, sent, answers } = clientOf(figures())
    const store = createFigures({ client })
    expect(store.$figures.get()).toEqual({ errors: {} })
    await store.load('u1')
    expect(sent).toContainEqual([loyaltyWallet, { userID: 'u1' }])
    expect(sent).toContainEqual([loyaltyStats, { userID: 'u1' }])
    expect(store.$figures.get()).toMatchObject({ points: { ...points, level: 'BRONZE' }, stats, errors: {} })
    answers.set(loyaltyWallet, () => ({ ...points, level: 'platinum' }))
    store.clear()
    await store.load('u2')
    expect(store.$figures.get().points?.level).toBe('BRONZE')
  })

  it('each say why they are not there, until they are', async () => {
    const { client, answers } = clientOf(new Map())
    const store = createFigures({ client })
    answers.set(artifactList, () => ({ success: false }))
    answers.set(bookingBalances, () => ({ success: false }))
    await store.load('u1')
    const { errors, lifeWallet } = store.$figures.get()
    expect(errors).toEqual({
      wallet: 'No.',
      stats: 'No.',
      nfts: 'Unable to get NFTs',
      wallets: 'Unable to load wallets',
    })
    expect(lifeWallet).toMatchObject({ amount: 0 })
    for (const [call, answer] of figures()) answers.set(call, answer)
    await store.load('u1')
    expect(store.$figures.get().errors).toEqual({})
  })

  it('shows no figures of a member who has left, however late they come', async () => {
    const { client, answers } = clientOf(figures())
    let answer = () => {}
    answers.set(loyaltyStats, () => new Promise((done) => (answer = () => done(stats))))
    const store = createFigures({ client })
    const loading = store.load('u1')
    store.clear()
    await Promise.resolve()
    answer()
    await loading
    expect(store.$figures.get()).toEqual({ errors: {} })
  })
})

describe('the form of a profile', () => {
  const named = { ...profileForm({}), firstName: 'Ann', lastName: 'Ames' }
  const rules = {
    ...looseAddressRules,
    hasPostalCode: (country: string) => country === 'US',
    isPostalCode: (code: string) => /^\d{5}$/.test(code),
  }
  const problems = (change: Partial<typeof named>) =>
    profileProblems({ ...named, ...change }, { today: '2030-06-15', rules })

  it('[ACC-186] requires a valid postal code, if the country has them and one is given', () => {
    expect(Object.keys(problems({}))).toEqual([])
    expect(problems({ country: 'US', postalCode: '1' })).toEqual({ postalCode: 'postal' })
    for (const [country, postalCode] of [
      ['US', '02139'],
      ['US', ' '],
      ['AE', '1'],
      ['ZZ', '1'],
    ] as const)
      expect(problems({ country, postalCode })).toEqual({})
  })

  it('requires a complete birthday if a part is given, and sends none otherwise', () => {
    for (const part of ['birthdayYear', 'birthdayMonth', 'birthdayDay'])
      expect(problems({ [part]: '9' }), part).toEqual({ birthday: 'incomplete' })
    expect(profileBody({ ...named }).birthday).toBe('')
    expect(profileBody({ firstName: 'Ann' })).toEqual({ firstName: 'Ann' })
  })
})

describe('the preferences of a member', () => {
  const hotels = { stars: [4] }
  it('changes preferences once they are there, and calls them saved only when the last change is', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { client, sent } = clientOf(
      new Map<unknown, Answer>([
        [getPreferences, () => ({ preferences: { hotels } })],
        [updatePreferences, () => new Promise((done) => waiting.push(done))],
      ]),
    )
    const store = createPreferences({ client })
    await store.change('u1', { stars: [1] })
    expect([sent, store.$preferences.get()]).toEqual([[], { kind: 'loading' }])
    await store.load('u1')
    const changes = [[5], [3]].map((stars) => store.change('u1', { stars }))
    expect(store.$preferences.get()).toMatchObject({ isSaved: false })
    waiting[0]?.({})
    await changes[0]
    expect(store.$preferences.get()).toEqual({ kind: 'ready', hotels: { stars: [3] }, isSaved: false })
    waiting[1]?.({})
    await changes[1]
    expect(store.$preferences.get()).toMatchObject({ isSaved: true })
  })
})

describe('the widget of a loyalty vendor', () => {
  it('takes an address of the web, with or without TLS, and nothing else', async () => {
    for (const [url, shown] of [
      ['http://localhost/ann', 'http://localhost/ann'],
      ['https://rewards.example/ann', 'https://rewards.example/ann'],
      ['javascript:https://rewards.example/', ''],
      [undefined, ''],
    ]) {
      const loaded: string[] = []
      const { client } = clientOf(
        new Map<unknown, Answer>([
          [loyaltyVendor, () => ({ script: url })],
          [loyaltyFrame, () => ({ url })],
        ]),
      )
      const frame = createLoyaltyFrame({ client, loadScript: async (script) => void loaded.push(script) })
      await frame.load('u1')
      expect([frame.$loyaltyURL.get(), loaded]).toEqual([shown, shown ? [shown] : []])
    }
  })
})
