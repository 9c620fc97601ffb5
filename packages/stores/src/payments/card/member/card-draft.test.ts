import {
  addCard,
  CallError,
  type Client,
  createSetupIntent,
  deleteCard,
  getUser,
  updateCard,
  type WireCard,
} from '@staykit/contract'
import { MAX_CARD_LINE } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { cardSubmission, createMemberCards, newDraft } from './index.ts'

const wire = (customer_pm_id: string, more: Partial<WireCard> = {}): WireCard => ({
  ...{ customer_pm_id, exp_year: 2031, exp_month: 4, card_type: 'visa', last_four: '4242' },
  ...{ card_holder: 'Maya Okafor', is_default: false },
  ...more,
})
const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)

/** A server that keeps cards, until it is down. */
function storeOf(list: WireCard[]) {
  const state = { isDown: false, sent: [] as [unknown, unknown][] }
  const answers = new Map<unknown, (body: { id?: string; is_default?: boolean }) => unknown>([
    [getUser, () => ({ data: { cardList: list } })],
    [createSetupIntent, () => ({ data: { clientSecret: 's', setupIntent: 'seti' } })],
    [addCard, ({ is_default = false }) => ({ card: wire('new', { is_default }) })],
    [updateCard, ({ id = '', is_default = false }) => ({ card: wire(id, { is_default, exp_year: 2033 }) })],
    [deleteCard, () => ({ ok: true })],
  ])
  const client = (async (call: unknown, body: object) => {
    state.sent.push([call, body])
    if (state.isDown) throw no
    return answers.get(call)?.(body)
  }) as unknown as Client
  const store = createMemberCards({ client, userId: 'u1', today: () => '2030-05-15' })
  const shown = () => {
    const cards = store.$cards.get()
    return cards.kind === 'ready' ? cards.cards : []
  }
  return {
    store,
    state,
    shown,
    marked: () => shown().map(({ id, isDefault }) => (isDefault ? `${id}*` : id)),
  }
}

describe('the form of a card', () => {
  it('begins with the details of the member, in lines that a card may have, and leaves the others empty', () => {
    expect(newDraft()).toEqual({
      cardHolderFirstName: '',
      cardHolderLastName: '',
      addressLineOne: '',
      addressLineTwo: '',
      city: '',
      countryCode: 'US',
      stateCode: '',
      postalCode: '',
      phoneNumber: '',
      expirationMonth: '',
      expirationYear: '',
      isDefault: false,
    })
    const long = 'x'.repeat(MAX_CARD_LINE + 1)
    const { addressLineOne, city } = newDraft({ billingAddress: long, city: long })
    expect([addressLineOne.length, city.length]).toEqual([MAX_CARD_LINE, MAX_CARD_LINE])
  })

  it('reads a holder however the words are spaced, and a year of two digits', async () => {
    const { store, shown } = storeOf([wire('a', { card_holder: ' Maya  Ada Okafor ', exp_year: 2105 })])
    await store.load()
    expect(shown()[0]?.draft).toMatchObject({
      cardHolderFirstName: 'Maya Ada',
      cardHolderLastName: 'Okafor',
      expirationYear: '05',
    })
  })

  it('delivers names without spaces around them, and no type and no expiry where the frame asks for them', () => {
    const typed = { ...newDraft(), cardHolderFirstName: ' Maya ', cardHolderLastName: ' Okafor ' }
    expect(cardSubmission(typed)).toMatchObject({ cardholder: 'Maya Okafor', type: '', expires: '' })
  })

  it('sends no expiry that is none', async () => {
    const { store, state } = storeOf([wire('a')])
    await store.load()
    for (const [expirationMonth, expirationYear] of [
      ['', ''],
      ['', '31'],
    ] as const) {
      await store.update('a', cardSubmission({ ...newDraft(), expirationMonth, expirationYear }))
      expect(state.sent.at(-1)?.[1]).not.toHaveProperty('exp_month')
      expect(state.sent.at(-1)?.[1]).not.toHaveProperty('exp_year')
    }
  })
})

describe('a change of a member’s cards', () => {
  it('begins with none, and is of the member’s own: each card is there once, and the default stays where it is', async () => {
    const { store, state, marked } = storeOf([wire('a', { is_default: true }), wire('b')])
    expect(store.$cards.get()).toEqual({ kind: 'loading' })
    await store.load()
    expect(state.sent).toEqual([[getUser, { id: 'u1' }]])
    await store.update('b', cardSubmission(newDraft()))
    expect(marked()).toEqual(['a*', 'b'])
    const confirm = async () => ({ paymentIntent: 'seti' })
    expect(await store.add(cardSubmission(newDraft()), confirm)).toBe(true)
    expect(marked()).toEqual(['a*', 'b', 'new'])
    await store.makeDefault('b')
    expect(marked().toSorted()).toEqual(['a', 'b*', 'new'])
    await store.remove('new')
    expect(state.sent.at(-1)).toEqual([deleteCard, { userId: 'u1', id: 'new' }])
  })

  it('may be a member’s first card, whose list did not come', async () => {
    const { store, marked } = storeOf([])
    const confirm = async () => ({ paymentIntent: 'seti' })
    expect(await store.add(cardSubmission(newDraft()), confirm)).toBe(true)
    expect(marked()).toEqual(['new'])
  })

  it('clears the error of the last change after a successful one', async () => {
    const { store, state } = storeOf([wire('a'), wire('b')])
    await store.load()
    state.isDown = true
    expect(await store.makeDefault('b')).toBe(false)
    expect(store.$error.get()).toBe(no)
    state.isDown = false
    expect(await store.makeDefault('b')).toBe(true)
    expect(store.$error.get()).toBeUndefined()
  })

  it('says why also where the frame breaks, and that a card is there already', async () => {
    const { store } = storeOf([])
    await store.load()
    expect(await store.add(cardSubmission(newDraft()), () => Promise.reject(new TypeError('frame')))).toBe(
      false,
    )
    expect(store.$error.get()).toMatchObject({ code: 'CHUNK_FAILED', message: 'TypeError: frame' })
  })
})
