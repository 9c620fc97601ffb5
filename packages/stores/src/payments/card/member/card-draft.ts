import type { UserInfo, WireCard } from '@staykit/contract'
import { type CardOwner, cardHolderName, foldTyped, MAX_CARD_LINE } from '@staykit/domain'

/** Input of the card form; number and expiry of a new card are in the frame. */
export interface CardDraft extends CardOwner {
  /** 1 or 2 digits, as typed. */
  readonly expirationMonth: string
  /** 2 digits, of this century (ACC-125). */
  readonly expirationYear: string
  readonly isDefault: boolean
}

/** Output of the card form (PLT-091). Number and CVC are empty: the traveller types them into the provider's frame. */
export interface CardSubmission {
  readonly cardholder: string
  readonly number: string
  readonly type: string
  /** YYYY-MM; empty where the frame asks for it. */
  readonly expires: string
  readonly cvc: string
  readonly address: Omit<CardOwner, 'cardHolderFirstName' | 'cardHolderLastName'>
  readonly isDefault: boolean
}

/** The form of a new card, filled with the details of the member; without a country it is one of the US (ACC-123). */
export function newDraft(info: UserInfo = {}): CardDraft {
  return {
    cardHolderFirstName: info.firstName ?? '',
    cardHolderLastName: info.lastName ?? '',
    addressLineOne: (info.billingAddress ?? '').slice(0, MAX_CARD_LINE),
    addressLineTwo: '',
    city: (info.city ?? '').slice(0, MAX_CARD_LINE),
    countryCode: info.country || 'US',
    stateCode: info.stateCode ?? '',
    postalCode: info.postalCode ?? '',
    phoneNumber: info.phoneNumber ?? '',
    expirationMonth: '',
    expirationYear: '',
    isDefault: false,
  }
}

/** The form of a saved card; the last word of its holder is the last name. */
export function draftOf(card: WireCard): CardDraft {
  const words = card.card_holder.trim().split(/\s+/)
  return {
    cardHolderLastName: words.pop() ?? '',
    cardHolderFirstName: words.join(' '),
    addressLineOne: card.address_line_one ?? '',
    addressLineTwo: card.address_line_two ?? '',
    city: card.address_city ?? '',
    countryCode: card.country_code || 'US',
    stateCode: card.address_state_code ?? '',
    postalCode: card.address_postal_code ?? '',
    phoneNumber: card.phone_number ?? '',
    expirationMonth: String(card.exp_month).padStart(2, '0'),
    expirationYear: String(card.exp_year % 100).padStart(2, '0'),
    isDefault: card.is_default,
  }
}

/** A form that nothing is wrong with, as it is delivered. */
export function cardSubmission(draft: CardDraft, type = ''): CardSubmission {
  const { cardHolderFirstName, cardHolderLastName, isDefault, ...rest } = draft
  const { expirationMonth, expirationYear, ...address } = rest
  const [month, year] = [foldTyped(expirationMonth), foldTyped(expirationYear)]
  const trimmed = Object.entries(address).map(([name, text]) => [name, text.trim()])
  return {
    cardholder: cardHolderName('', cardHolderFirstName.trim(), cardHolderLastName.trim()),
    number: '',
    type,
    expires: year ? `${2000 + Number(year)}-${month.padStart(2, '0')}` : '',
    cvc: '',
    address: Object.fromEntries(trimmed) as CardSubmission['address'],
    isDefault,
  }
}

/** The same in the wire's names (ACC-237). */
export function wireWords({ cardholder, expires, address, isDefault }: CardSubmission) {
  const [year, month] = expires.split('-').map(Number)
  return {
    card_holder: cardholder,
    is_default: isDefault,
    ...(year && month && { exp_month: month, exp_year: year }),
    address_line_one: address.addressLineOne,
    address_line_two: address.addressLineTwo,
    address_city: address.city,
    address_state_code: address.stateCode,
    address_postal_code: address.postalCode,
    country_code: address.countryCode,
    phone_number: address.phoneNumber,
  }
}
