import { addCard, CallError, type Client, DUPLICATE_CARD, getUser, type WireCard } from '@staykit/contract'
import { isExpiry, type StayDate } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { PaymentForm } from './payment-form.ts'

/** A saved card as the selector shows it (PLT-159). */
export interface SavedCard {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly lastFour: string
  /** MM-YYYY (AQ-59). */
  readonly expires: string
  readonly isDefault: boolean
  /** Shown with its mark, not selectable (AQ-69). */
  readonly isExpired: boolean
}

export type CardsState =
  | { readonly kind: 'loading' | 'error' }
  | { readonly kind: 'ready'; readonly cards: readonly SavedCard[] }

export interface CardsStore {
  readonly $cards: ReadableAtom<CardsState>
  readonly load: (userId: string) => Promise<void>
}

/** The member has the card already (HOT-330). */
export const duplicateCard = () =>
  new CallError({ code: 'CARD_DUPLICATE', message: 'Cannot add duplicate Credit Card' })

/** Cards by expiry, latest first, below the default one (PLT-088, PLT-089); expired before the month of `today`. */
export function savedCards(list: readonly WireCard[], today: StayDate): SavedCard[] {
  const time = (card: WireCard) => card.exp_year * 12 + card.exp_month
  const rank = (card: WireCard) => (card.is_default ? Number.POSITIVE_INFINITY : time(card))
  return [...list]
    .sort((a, b) => (rank(b) > rank(a) ? 1 : -1))
    .map((card) => {
      const month = String(card.exp_month).padStart(2, '0')
      return {
        id: card.customer_pm_id,
        type: card.card_type,
        name: card.card_holder,
        lastFour: card.last_four,
        expires: `${month}-${card.exp_year}`,
        isDefault: card.is_default,
        isExpired: !isExpiry(month, String(card.exp_year % 100).padStart(2, '0'), today),
      }
    })
}

/** The saved cards of the signed-in member. */
export function createCards({ client, today }: { client: Client; today: () => StayDate }): CardsStore {
  const $cards = atom<CardsState>({ kind: 'loading' })
  return {
    $cards,
    load: async (userId) => {
      const answer = await client(getUser, { id: userId }).catch(() => undefined)
      if (answer) $cards.set({ kind: 'ready', cards: savedCards(answer.data.cardList, today()) })
      else $cards.set({ kind: 'error' })
    },
  }
}

/**
 * Saves the card of a payment that succeeded. Answers CARD_DUPLICATE or CARD_NOT_SAVED, or undefined; a booking never waits
 * for it or fails by it.
 */
export async function addPaidCard(
  client: Client,
  userId: string,
  paymentIntent: string,
  { cardholder, address }: PaymentForm,
): Promise<CallError | undefined> {
  const request = {
    userId,
    paymentIntent,
    card_holder: cardholder,
    address_line_one: address.addressLineOne,
    address_city: address.city,
    address_state_code: address.stateCode,
    address_postal_code: address.postalCode,
    country_code: address.countryCode,
    phone_number: address.phoneNumber,
  }
  try {
    const { customer_pm_id } = await client(addCard, request)
    return customer_pm_id === DUPLICATE_CARD ? duplicateCard() : undefined
  } catch (error) {
    return new CallError(
      { code: 'CARD_NOT_SAVED', message: error instanceof Error ? error.message : String(error) },
      0,
      { cause: error },
    )
  }
}
