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
import type { StayDate } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import { change as sendChange } from '../../../loader/index.ts'
import { duplicateCard, type PaymentResult, type SavedCard, savedCards } from '../index.ts'
import { type CardDraft, type CardSubmission, draftOf, wireWords } from './card-draft.ts'

/** A saved card as its member manages it. */
export interface MemberCard extends SavedCard {
  /** Its last month is this one or one of the next two. */
  readonly isExpiring: boolean
  /** Initial values of the form. */
  readonly draft: CardDraft
}

export type MemberCardsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  /** There are some, which only a login of the last 12 hours shows. */
  | { readonly kind: 'login' }
  | { readonly kind: 'ready'; readonly cards: readonly MemberCard[] }

/** Keeps what is typed in the card frame, whose setup has this secret. */
export type ConfirmSetup = (
  clientSecret: string,
  cardHolder: string,
) => Promise<Pick<PaymentResult, 'paymentIntent'>>

export interface MemberCardsStore {
  readonly $cards: ReadableAtom<MemberCardsState>
  /** The reason why the last change was not saved; the list shows the state before it. */
  readonly $error: ReadableAtom<CallError | undefined>
  readonly load: () => Promise<void>
  /** False when it was not saved; $error says why. */
  readonly add: (card: CardSubmission, confirm: ConfirmSetup) => Promise<boolean>
  readonly update: (id: string, card: CardSubmission) => Promise<boolean>
  readonly makeDefault: (id: string) => Promise<boolean>
  /** Gone at once, and back when the server keeps it (AQ-21). */
  readonly remove: (id: string) => Promise<boolean>
  readonly forgetError: () => void
}

interface Options {
  readonly client: Client
  readonly userId: string
  readonly today: () => StayDate
}

const SOON_MONTHS = 2

/** The cards of a member, to be managed (ACC-120 to ACC-125). */
export function createMemberCards({ client, userId, today }: Options): MemberCardsStore {
  const $cards = atom<MemberCardsState>({ kind: 'loading' })
  const $error = atom<CallError | undefined>(undefined)
  let cards: readonly WireCard[] = []
  const show = (list: readonly WireCard[]) => {
    cards = list
    $cards.set({ kind: 'ready', cards: memberCards(list, today()) })
  }
  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    $error.set(undefined)
    try {
      await run()
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === 'LOGIN_REQUIRED') $cards.set({ kind: 'login' })
      $error.set(callError(error))
      return false
    }
  }
  const change = (id: string, words: object) =>
    attempt(async () =>
      show(withCard(cards, (await sendChange(client, updateCard, { userId, id, ...words })).card)),
    )
  return {
    $cards,
    $error,
    forgetError: () => $error.set(undefined),
    load: () =>
      client(getUser, { id: userId }).then(
        ({ data }) => (data.isLoginNeeded ? $cards.set({ kind: 'login' }) : show(data.cardList)),
        (error) => $cards.set({ kind: 'error', error }),
      ),
    add: (card, confirm) =>
      attempt(async () => {
        const { clientSecret } = (await client(createSetupIntent, {})).data
        const { paymentIntent: setupIntent } = await confirm(clientSecret, card.cardholder)
        const saved = await sendChange(client, addCard, { userId, setupIntent, ...wireWords(card) })
        // A duplicate comes without a card.
        if (!saved.card) throw duplicateCard()
        show(withCard(cards, saved.card))
      }),
    update: (id, card) => change(id, wireWords(card)),
    makeDefault: (id) => change(id, { is_default: true }),
    remove: async (id) => {
      const gone = cards.find((card) => card.customer_pm_id === id)
      show(cards.filter((card) => card !== gone))
      const isDone = await attempt(() => sendChange(client, deleteCard, { userId, id }))
      if (!isDone && gone && $cards.get().kind === 'ready') show([...cards, gone])
      return isDone
    },
  }
}

const callError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError({ code: 'CHUNK_FAILED', message: String(error) })

/** With a card that is new or has changed; one default clears the others (ACC-120). */
function withCard(list: readonly WireCard[], card: WireCard): WireCard[] {
  const others = list.filter((each) => each.customer_pm_id !== card.customer_pm_id)
  return [...others.map((each) => ({ ...each, is_default: each.is_default && !card.is_default })), card]
}

function memberCards(list: readonly WireCard[], today: StayDate): MemberCard[] {
  return savedCards(list, today).flatMap((card) => {
    const wire = list.find(({ customer_pm_id }) => customer_pm_id === card.id)
    if (!wire) return []
    const isExpiring = !card.isExpired && !isGoodAfter(wire, today)
    return [{ ...card, isExpiring, draft: draftOf(wire) }]
  })
}

/** Returns true if the card is valid beyond the warning period. */
function isGoodAfter({ exp_month, exp_year }: WireCard, today: StayDate): boolean {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return (exp_year - year) * 12 + exp_month - month > SOON_MONTHS
}
