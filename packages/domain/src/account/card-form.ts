import type { StayDate } from '../dates/stay-dates.ts'
import { isFilled } from '../text/field-rules.ts'
import { foldTyped } from '../text/typed-text.ts'
import { cardTypeOf, isCardNumber, isCvc, isExpiry } from './card.ts'
import type { AddressRules } from './postal.ts'

/** The purpose of a card form (PLT-090): pay, save a card, or change a saved card. */
export type CardMode = 'checkout' | 'new' | 'edit'

/** Typed fields of the card itself. */
export interface TypedCardFields {
  readonly number: string
  /** 1 or 2 digits. */
  readonly expirationMonth: string
  /** 2 digits (ACC-125). */
  readonly expirationYear: string
  readonly cvc: string
}

/** A saved card's form has no number field (ACC-179). It has a CVC field only to charge the card (ACC-178). */
export const asksFor = (mode: CardMode): Readonly<Record<'number' | 'cvc', boolean>> => ({
  number: mode !== 'edit',
  cvc: mode === 'checkout',
})

/** `required` for an empty field; `past` for an expired card; `wrong` for anything else. */
export type CardProblem = 'required' | 'wrong' | 'past'
export type CardProblems<Field extends string> = Partial<Record<Field, CardProblem>>

/** Returns the problems of a typed card, by field (ACC-175 to ACC-181). */
export function cardProblems(
  card: TypedCardFields,
  mode: CardMode,
  today: StayDate,
): CardProblems<keyof TypedCardFields> {
  const { number, cvc } = card
  const fields = asksFor(mode)
  const of = (text: string, isGood: boolean) =>
    isFilled(text) ? (isGood ? undefined : 'wrong') : ('required' as const)
  return withoutEmpty({
    ...(fields.number && { number: of(number, isCardNumber(number)) }),
    ...expiryProblem(card, today),
    ...(fields.cvc && { cvc: of(cvc, isCvc(cvc, cardTypeOf(number)?.code)) }),
  })
}

function expiryProblem(card: TypedCardFields, today: StayDate) {
  const expirationMonth = foldTyped(card.expirationMonth)
  const expirationYear = foldTyped(card.expirationYear)
  const month = Number(expirationMonth)
  const isMonth = /^\d{1,2}$/.test(expirationMonth) && month >= 1 && month <= 12
  const isYear = /^\d{2}$/.test(expirationYear)
  const of = (text: string, isGood: boolean): CardProblem | undefined =>
    isGood ? undefined : isFilled(text) ? 'wrong' : 'required'
  const isYearLeft = isYear && isExpiry('12', expirationYear, today)
  const isOver = isMonth && isYearLeft && !isExpiry(expirationMonth, expirationYear, today)
  return {
    expirationMonth: isOver ? ('past' as const) : of(expirationMonth, isMonth),
    expirationYear: isYear && !isYearLeft ? ('past' as const) : of(expirationYear, isYear),
  }
}

/** The cardholder, and the billing address. */
export interface CardOwner {
  readonly cardHolderFirstName: string
  readonly cardHolderLastName: string
  readonly addressLineOne: string
  readonly addressLineTwo: string
  readonly city: string
  readonly countryCode: string
  readonly stateCode: string
  readonly postalCode: string
  readonly phoneNumber: string
}

/** Characters of a line of it. */
export const MAX_CARD_LINE = 49

type CardHolder = Pick<CardOwner, 'cardHolderFirstName' | 'cardHolderLastName'>

/** Returns the problem of a line of text. */
function lineProblem(text: string): 'required' | 'wrong' | undefined {
  if (!isFilled(text)) return 'required'
  return text.trim().length > MAX_CARD_LINE ? 'wrong' : undefined
}

/** Returns the problems by field (ACC-174, PLT-084); the name on the card is both names. */
export function holderProblems(holder: CardHolder): CardProblems<keyof CardHolder> {
  const first = holder.cardHolderFirstName.trim()
  const last = holder.cardHolderLastName.trim()
  const isLong = `${first} ${last}`.length > MAX_CARD_LINE ? 'wrong' : undefined
  return withoutEmpty({
    cardHolderFirstName: lineProblem(first),
    cardHolderLastName: lineProblem(last) ?? isLong,
  })
}

/** Returns the problems by field (ACC-183 to ACC-186), those of the card holder too. */
export function ownerProblems(
  owner: CardOwner,
  rules: Pick<AddressRules, 'countries' | 'hasRegions' | 'hasPostalCode' | 'isPostalCode'>,
): CardProblems<keyof CardOwner> {
  const { countryCode, postalCode } = owner
  return withoutEmpty({
    ...holderProblems(owner),
    addressLineOne: lineProblem(owner.addressLineOne),
    addressLineTwo: owner.addressLineTwo.trim().length > MAX_CARD_LINE ? 'wrong' : undefined,
    city: lineProblem(owner.city),
    phoneNumber: lineProblem(owner.phoneNumber),
    stateCode: rules.hasRegions(countryCode) ? lineProblem(owner.stateCode) : undefined,
    postalCode:
      rules.countries.includes(countryCode) && rules.hasPostalCode(countryCode)
        ? postal(postalCode, countryCode, rules)
        : undefined,
  })
}

function postal(text: string, country: string, rules: Pick<AddressRules, 'isPostalCode'>) {
  if (!isFilled(text)) return 'required'
  return rules.isPostalCode(text, country) ? undefined : 'wrong'
}

/** Without the fields that nothing is wrong with. */
function withoutEmpty<Field extends string>(
  all: Readonly<Partial<Record<Field, CardProblem | undefined>>>,
): CardProblems<Field> {
  const wrong = Object.entries(all).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(wrong) as CardProblems<Field>
}
