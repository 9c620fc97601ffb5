import {
  addCard,
  CallError,
  type Client,
  createSetupIntent,
  DUPLICATE_CARD,
  deleteCard,
  getUser,
  updateCard,
  type WireCard,
  wireCard,
} from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { cardSubmission, createMemberCards, newDraft } from './index.ts'

const wire = (customer_pm_id: string, exp_year: number, more: Partial<WireCard> = {}): WireCard => ({
  ...{ customer_pm_id, exp_year, exp_month: 4, card_type: 'visa', last_four: '4242' },
  ...{ card_holder: 'Maya Okafor', is_default: false },
  ...more,
})
const first = wire('a', 2031, { is_default: true })
const second = wire('b', 2032)

/** Answers by call; an error is thrown. */
async function storeWith(
  answers: ReadonlyMap<unknown, (body: Record<string, unknown>) => unknown>,
  list = [first, second],
) {
  const sent: [unknown, unknown][] = []
  const all = new Map([[getUser as unknown, () => ({ data: { cardList: list } }) as unknown], ...answers])
  const client = (async (call: unknown, body: Record<string, unknown>) => {
    sent.push([call, body])
    const answer = all.get(call)?.(body)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  const store = createMemberCards({ client, userId: 'u1', today: () => '2030-05-15' })
  await store.load()
  const shown = () => {
    const state = store.$cards.get()
    return state.kind === 'ready' ? state.cards : []
  }
  const defaults = () => shown().flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
  return { store, sent, shown, defaults, ids: () => shown().map(({ id }) => id) }
}
const draft = newDraft({ firstName: 'Maya', lastName: 'Okafor', city: 'Boston' })

describe('the cards of a member', () => {
  it('[ACC-120] a default that is added, and another that is chosen, are the only one each time', async () => {
    const added = wire('c', 2040, { is_default: true })
    const { store, sent, defaults } = await storeWith(
      new Map<unknown, (body: Record<string, unknown>) => unknown>([
        [createSetupIntent, () => ({ data: { clientSecret: 's', setupIntent: 'seti' } })],
        [addCard, () => ({ customer_pm_id: 'c', card: added })],
        [updateCard, ({ id }) => ({ card: { ...second, customer_pm_id: id, is_default: true } })],
      ]),
    )
    expect(defaults()).toEqual(['a'])
    const requests: unknown[] = []
    const confirm = async (...given: unknown[]) => {
      requests.push(given)
      return { paymentIntent: 'seti_done' }
    }
    expect(await store.add(cardSubmission({ ...draft, isDefault: true }), confirm)).toBe(true)
    expect([requests, defaults()]).toEqual([[['s', 'Maya Okafor']], ['c']])
    expect(sent.at(-1)).toEqual([
      addCard,
      expect.objectContaining({ userId: 'u1', setupIntent: 'seti_done' }),
    ])
    expect(await store.makeDefault('b')).toBe(true)
    expect(defaults()).toEqual(['b'])
    expect(sent.at(-1)).toEqual([updateCard, { userId: 'u1', id: 'b', is_default: true }])
  })

  it('[ACC-121] [AQ-21] one that is deleted is gone at once, and comes back where the server keeps it', async () => {
    const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
    const { store, ids } = await storeWith(new Map([[deleteCard, () => no]]))
    const removing = store.remove('b')
    expect(ids()).toEqual(['a'])
    expect(await removing).toBe(false)
    expect([ids(), store.$error.get()]).toEqual([['a', 'b'], no])
    store.forgetError()
    expect(store.$error.get()).toBeUndefined()
    const good = await storeWith(new Map([[deleteCard, () => ({ ok: true })]]))
    expect(await good.store.remove('a')).toBe(true)
    expect(good.ids()).toEqual(['b'])
  })

  it('[PLT-088] expire before this month, and soon in this or one of the next two', async () => {
    const list = [
      wire('gone', 2030),
      ...[5, 7, 8].map((exp_month) => wire(`m${exp_month}`, 2030, { exp_month })),
    ]
    const { shown } = await storeWith(new Map(), list)
    expect(shown().map(({ id, isExpired, isExpiring }) => [id, isExpired, isExpiring])).toEqual([
      ['m8', false, false],
      ['m7', false, true],
      ['m5', false, true],
      ['gone', true, false],
    ])
    const winter = createMemberCards({
      client: (async () => ({
        data: { cardList: [wire('jan', 2031, { exp_month: 1 })] },
      })) as unknown as Client,
      userId: 'u1',
      today: () => '2030-11-15',
    })
    await winter.load()
    expect(winter.$cards.get()).toMatchObject({ cards: [{ isExpiring: true }] })
  })

  it('[PLT-091] the form delivers holder, number, type, expiry by month and year, cvc, address and default', () => {
    const typed = { ...draft, expirationMonth: '9', expirationYear: '27', addressLineOne: ' 1 Main St ' }
    expect(cardSubmission(typed, 'visa')).toEqual({
      cardholder: 'Maya Okafor',
      number: '',
      type: 'visa',
      expires: '2027-09',
      cvc: '',
      address: {
        addressLineOne: '1 Main St',
        addressLineTwo: '',
        city: 'Boston',
        countryCode: 'US',
        stateCode: '',
        postalCode: '',
        phoneNumber: '',
      },
      isDefault: false,
    })
  })

  it('[ACC-122] [ACC-123] [ACC-125] a change carries a year of this century and no number; a new card is of the US', async () => {
    const { store, sent } = await storeWith(new Map([[updateCard, () => ({ card: second })]]))
    expect(newDraft().countryCode).toBe('US')
    await store.update('b', cardSubmission({ ...draft, expirationMonth: '09', expirationYear: '27' }, 'visa'))
    const [, body] = sent.at(-1) ?? []
    expect(body).toEqual({
      userId: 'u1',
      id: 'b',
      card_holder: 'Maya Okafor',
      is_default: false,
      exp_month: 9,
      exp_year: 2027,
      address_line_one: '',
      address_line_two: '',
      address_city: 'Boston',
      address_state_code: '',
      address_postal_code: '',
      country_code: 'US',
      phone_number: '',
    })
  })

  it('[ACC-236] [ACC-237] [ACC-238] a card is read of the wire into the form, and goes back with the same names and values', async () => {
    const wireForm: WireCard = {
      customer_pm_id: 'pm_1',
      card_type: 'visa',
      last_four: '4242',
      card_holder: 'Maya Ada Okafor',
      is_default: true,
      exp_month: 4,
      exp_year: 2031,
      address_line_one: '18 Alder Street',
      address_line_two: 'Flat 2',
      address_city: 'Cambridge',
      address_state_code: 'MA',
      address_postal_code: '02139',
      country_code: 'US',
      phone_number: '+1 617 555 0148',
    }
    expect(wireCard.parse(wireForm)).toEqual(wireForm)
    const { store, sent, shown } = await storeWith(new Map([[updateCard, () => ({ card: wireForm })]]), [
      wireForm,
    ])
    const address = {
      addressLineOne: '18 Alder Street',
      addressLineTwo: 'Flat 2',
      city: 'Cambridge',
      stateCode: 'MA',
      postalCode: '02139',
      countryCode: 'US',
      phoneNumber: '+1 617 555 0148',
    }
    const [card] = shown()
    if (!card) throw new Error('no card')
    expect(card).toEqual({
      id: 'pm_1',
      type: 'visa',
      lastFour: '4242',
      name: 'Maya Ada Okafor',
      isDefault: true,
      expires: '04-2031',
      isExpired: false,
      isExpiring: false,
      draft: {
        cardHolderFirstName: 'Maya Ada',
        cardHolderLastName: 'Okafor',
        expirationMonth: '04',
        expirationYear: '31',
        isDefault: true,
        ...address,
      },
    })
    const form = cardSubmission(card.draft, card.type)
    expect(form).toEqual({
      cardholder: 'Maya Ada Okafor',
      number: '',
      type: 'visa',
      cvc: '',
      expires: '2031-04',
      isDefault: true,
      address,
    })
    await store.update(card.id, form)
    const { customer_pm_id: id, card_type: _type, last_four: _four, ...words } = wireForm
    expect(sent.at(-1)?.[1]).toEqual({ userId: 'u1', id, ...words })
    const bare = await storeWith(new Map(), [wire('pm_1', 2031)])
    const draft = bare.shown()[0]?.draft
    const { addressLineOne, addressLineTwo, city, stateCode, postalCode, phoneNumber, countryCode } =
      draft ?? newDraft()
    expect([addressLineOne, addressLineTwo, city, stateCode, postalCode, phoneNumber].join('')).toBe('')
    expect(countryCode).toBe('US')
  })

  it('[HOT-330] [OQ-62] one that is there already is not added; an old login shows none', async () => {
    const dupe = await storeWith(
      new Map<unknown, () => unknown>([
        [createSetupIntent, () => ({ data: { clientSecret: 's', setupIntent: 'seti' } })],
        [addCard, () => ({ customer_pm_id: DUPLICATE_CARD })],
      ]),
    )
    const confirm = async () => ({ paymentIntent: 'seti' })
    expect(await dupe.store.add(cardSubmission(draft), confirm)).toBe(false)
    expect(dupe.store.$error.get()).toMatchObject({
      code: 'CARD_DUPLICATE',
      message: 'Cannot add duplicate Credit Card',
    })
    expect(dupe.ids()).toEqual(['a', 'b'])
    const old = new CallError({ code: 'LOGIN_REQUIRED', message: 'x' }, 401)
    const { store } = await storeWith(new Map([[deleteCard, () => old]]))
    expect(await store.remove('a')).toBe(false)
    expect(store.$cards.get()).toEqual({ kind: 'login' })
    const { store: lost } = await storeWith(new Map([[getUser, () => old]]))
    expect(lost.$cards.get()).toEqual({ kind: 'error', error: old })
    const { store: late } = await storeWith(
      new Map([[getUser, () => ({ data: { cardList: [], isLoginNeeded: true } })]]),
    )
    expect(late.$cards.get()).toEqual({ kind: 'login' })
  })
})
