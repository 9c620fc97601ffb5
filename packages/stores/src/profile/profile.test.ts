import {
  artifactList,
  bookingBalances,
  CallError,
  type Client,
  getPreferences,
  getUser,
  loyaltyFrame,
  loyaltyStats,
  loyaltyVendor,
  loyaltyWallet,
  type UserInfo,
  updatePreferences,
} from '@staykit/contract'
import { looseAddressRules } from '@staykit/domain'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import type { User } from '../session/index.ts'
import {
  createFigures,
  createLoyaltyFrame,
  createPreferences,
  createProfile,
  lifeWalletOf,
  nftStatsOf,
  profileBody,
  profileForm,
  profileProblems,
  savedPercentOf,
  wholeDollars,
} from './index.ts'

const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
/** Answers by call; what is not there fails. */
const clientOf = (answers: ReadonlyMap<unknown, unknown>, sent: unknown[] = []) =>
  (async (call: unknown, body: unknown) => {
    sent.push([call, body])
    if (!answers.has(call)) throw no
    return answers.get(call)
  }) as unknown as Client

const facts = { today: '2030-06-15', rules: looseAddressRules }
const named = { ...profileForm({}), firstName: 'Ann', lastName: 'Ames' }

describe('the profile form', () => {
  it('[ACC-082] only the listed keys are sent', () => {
    const form = { ...named, birthdayYear: '1980', birthdayMonth: '3', birthdayDay: '9', gender: 'F' }
    expect(profileBody({ ...form, creditCards: 'x', isAdmin: 'yes' })).toEqual({
      firstName: 'Ann',
      lastName: 'Ames',
      gender: 'F',
      birthday: '1980-03-09',
      phoneNumber: '',
      billingAddress: '',
      city: '',
      country: '',
      stateCode: '',
      postalCode: '',
    })
  })

  it('[ACC-083] gender is M or F: anything else is not sent', () => {
    const of = (gender: string) => profileBody({ ...named, gender }).gender
    expect([of('M'), of('F'), of('X'), of('')]).toEqual(['M', 'F', undefined, undefined])
  })

  it('[ACC-087] [ACC-088] names are required, and have no control characters', () => {
    const problems = (firstName: string) =>
      profileProblems({ ...named, firstName, lastName: firstName }, facts)
    expect(problems(' ')).toEqual({ firstName: 'required', lastName: 'required' })
    expect(problems('R2\tD2')).toEqual({ firstName: 'letters', lastName: 'letters' })
    for (const good of [
      "José O'Neil-Smith",
      'Ståle',
      'Nguyễn',
      '王',
      'Col·lada',
      'X Æ A-12',
      'Dr. Ames, Jr.',
    ])
      expect(problems(good)).toEqual({})
  })

  it('validates the birthday of an adult, a phone number and a postal code only when they are given', () => {
    const of = (change: Partial<typeof named>) => profileProblems({ ...named, ...change }, facts)
    const born = (birthdayYear: string, birthdayMonth: string, birthdayDay: string) =>
      of({ birthdayYear, birthdayMonth, birthdayDay }).birthday
    expect([born('', '', ''), born('1980', '', '9'), born('1980', '2', '31')]).toEqual([
      undefined,
      'incomplete',
      'no-date',
    ])
    expect([born('2012', '6', '15'), born('2012', '6', '16')]).toEqual([undefined, 'too-young'])
    expect(of({ phoneNumber: 'call me' })).toEqual({ phoneNumber: 'phone' })
    expect(of({})).toEqual({})
  })
})

describe('the profile of a member', () => {
  const start = (answers: ReadonlyMap<unknown, unknown>, saveInfo?: (info: UserInfo) => Promise<void>) => {
    const user: User = { id: 'u1', email: 'ann@x.com', info: {} }
    const $user = atom<User | undefined>(user)
    const environment = memoryEnvironment()
    const keep = async (info: UserInfo) => $user.set({ ...user, info })
    const session = { $user, saveInfo: saveInfo ?? keep }
    return { environment, profile: createProfile({ client: clientOf(answers), environment, session }) }
  }
  const customer = {
    id: 'u1',
    email: 'ann@x.com',
    created: '',
    refID: '8183',
    firstName: 'Ann',
    lastName: 'Ames',
  }
  const answers = new Map([[getUser, { data: { customer, cardList: [] } }]])

  it('[ACC-229] "Unable to get profile" and "Unable to update profile" are the errors of its calls', async () => {
    const lost = start(new Map())
    await lost.profile.load()
    expect([lost.profile.$error.get(), lost.profile.$profile.get().kind]).toEqual([
      'Unable to get profile',
      'error',
    ])
    const { profile } = start(answers, () => Promise.reject(no))
    await profile.load()
    await profile.save()
    expect(profile.$error.get()).toBe('Unable to update profile')
    expect(profile.$saving.get()).toMatchObject({ kind: 'error', error: no })
  })

  it('[PLT-077] [AQ-10] edit accepts birthDate as another name of birthday', async () => {
    const { profile } = start(answers)
    await profile.load()
    profile.edit({ birthDate: '1980-03-09' })
    const birthday = { birthdayYear: '1980', birthdayMonth: '3', birthdayDay: '9' }
    expect(profile.$draft.get()).toMatchObject(birthday)
    expect(profile.$draft.get()).not.toHaveProperty('birthDate')
  })

  it('keeps what is typed while it is saved; a member who leaves leaves nothing', async () => {
    let done: () => void = () => undefined
    const { profile, environment } = start(answers, () => new Promise<void>((end) => (done = end)))
    await profile.load()
    profile.edit({ city: 'Porto' })
    const saving = profile.save()
    profile.edit({ city: 'Lisbon' })
    done()
    await saving
    expect(profile.$draft.get()?.city).toBe('Lisbon')
    expect(environment.tabStorage.get('staykit.profile')).toContain('Lisbon')
    profile.clear()
    expect([profile.$draft.get(), environment.tabStorage.get('staykit.profile')]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('the figures of a member', () => {
  const coin = (symbol: string, amount: number) => ({
    symbol,
    amount,
    amount_frozen: 1,
    price_rate: 1,
    fraction_base: 100,
  })

  it('[ACC-241] a token’s wallet and the one of LIFE have symbol, amount, what is frozen of it, and their fractions', async () => {
    const wire = { symbol: 'LIFE', amount: 7.25, amount_frozen: 1.5, fraction_base: 100, price_rate: 0.5 }
    const answers = new Map<unknown, unknown>([
      [bookingBalances, { success: true, data: { balances: [wire] } }],
    ])
    expect(bookingBalances.response.parse(answers.get(bookingBalances)).data?.balances).toEqual([wire])
    const store = createFigures({ client: clientOf(answers) })
    await store.load('u1')
    expect(store.$figures.get().lifeWallet).toEqual({ amount: 7.25, amountFrozen: 1.5, fractionBase: 100 })
  })

  it('[ACC-246] records and LIFE are not there while they are loaded, then each is, or why it is not', async () => {
    const nfts = [{ trip_number: 't', price: 100, price_full: 150 }]
    let answer = (_: unknown) => {}
    const answers = new Map<unknown, unknown>([
      [artifactList, new Promise((done) => (answer = done))],
      [bookingBalances, { success: true, data: { balances: [coin('LIFE', 7)] } }],
    ])
    const store = createFigures({ client: clientOf(answers) })
    const loading = store.load('u1')
    expect(store.$figures.get()).toEqual({ errors: {} })
    answer({ success: true, data: { nfts } })
    await loading
    const { nftStats, lifeWallet, errors } = store.$figures.get()
    expect(nftStats).toEqual({ totalPrice: 100, totalPriceFull: 150, bookings: 1 })
    expect(lifeWallet).toEqual({ amount: 7, amountFrozen: 1, fractionBase: 100 })
    expect([errors.nfts, errors.wallets]).toEqual([undefined, undefined])
  })

  it('[ACC-114] the LIFE wallet is found in any case', () => {
    for (const symbol of ['life', 'Life', 'LIFE'])
      expect(lifeWalletOf([coin('BTC', 1), coin(symbol, 7)])).toEqual({
        amount: 7,
        amountFrozen: 1,
        fractionBase: 100,
      })
  })

  it('[ACC-115] a wallet that cannot be loaded is one of zero', async () => {
    const store = createFigures({ client: clientOf(new Map()) })
    await store.load('u1')
    const { lifeWallet, errors } = store.$figures.get()
    expect(lifeWallet).toEqual({ amount: 0, amountFrozen: 0, fractionBase: 1 })
    expect(errors.wallets).toBe('Unable to load wallets')
  })

  it('[ACC-074] [ACC-242] NFT stats are sums; paying 150 of 200 saves 33%, and nothing saves nothing', () => {
    const stats = nftStatsOf([{ price: 100, price_full: 150 }, { price: 50 }])
    expect(stats).toEqual({ totalPrice: 150, totalPriceFull: 200, bookings: 2 })
    expect([savedPercentOf(stats), savedPercentOf(nftStatsOf([]))]).toEqual([33, 0])
  })

  it('[ACC-075] dollars are floored, with separators', () => {
    expect([wholeDollars(1234.99, 'en-US'), wholeDollars(0, 'en-US')]).toEqual(['$1,234', '$0'])
  })

  it('[ACC-240] points, stats and loyaltyURL have their fields; each that fails takes no other along', async () => {
    const points = { availablePoints: 1, pendingPoints: 2, totalPoints: 3 }
    const stats = { nights: 1, spendings: 2, savings: 3, bookings: 4 }
    const answers = new Map<unknown, unknown>([
      [loyaltyWallet, { ...points, level: 'gold' }],
      [loyaltyStats, stats],
      [bookingBalances, { success: true, data: { balances: [coin('LIFE', 7)] } }],
      [loyaltyVendor, {}],
      [loyaltyFrame, { url: 'https://rewards.example/ann' }],
    ])
    const store = createFigures({ client: clientOf(answers) })
    await store.load('u1')
    expect(store.$figures.get()).toMatchObject({
      points: { ...points, level: 'GOLD' },
      stats,
      lifeWallet: { amount: 7 },
      errors: { nfts: 'Unable to get NFTs' },
    })
    const frame = createLoyaltyFrame({ client: clientOf(answers), loadScript: async () => {} })
    await frame.load('u1')
    expect(frame.$loyaltyURL.get()).toBe('https://rewards.example/ann')
    store.clear()
    expect(store.$figures.get()).toEqual({ errors: {} })
  })
})

describe('the preferences of a member', () => {
  it('[ACC-093] [ACC-091] loads preferences by their own call, and changes them kind by kind; a refusal puts them back', async () => {
    const sent: unknown[] = []
    const hotels = { stars: [4] }
    const answers = new Map<unknown, unknown>([
      [getPreferences, { preferences: { hotels } }],
      [updatePreferences, { preferences: { hotels } }],
    ])
    const store = createPreferences({ client: clientOf(answers, sent) })
    await store.load('u1')
    expect(store.$preferences.get()).toMatchObject({ kind: 'ready', hotels })
    await store.change('u1', { prices: [-5, 99_000] })
    expect(sent.at(-1)).toEqual([updatePreferences, { id: 'u1', prices: [0, 20_000] }])
    expect(store.$preferences.get()).toMatchObject({
      hotels: { stars: [4], prices: [0, 20_000] },
      isSaved: true,
    })
    answers.delete(updatePreferences)
    await store.change('u1', { stars: [] })
    expect(store.$preferences.get()).toMatchObject({ hotels: { stars: [4] }, isSaved: false, error: no })
  })
})
