import { createHash, randomBytes } from 'node:crypto'
import { formatMoney, fromMajor, isFreeNow, partySize } from '@staykit/domain'
import { policyLines } from '../../ports/refund-terms.ts'
import type { Offer, StayRequest, TitledContent } from '../../ports/supplier.ts'
import { type Amounts, type Exchange, priceOf } from '../supplier/price.ts'
import { amountsOf } from './amounts.ts'
import type { Rate, RoomType } from './answers.ts'
import { cancellationOf } from './cancellation.ts'
import { LITEAPI } from './ids.ts'
import { plainText } from './plain-text.ts'

/** An offer of the provider, with codes that find it again: its ids live for minutes only. */
export interface SoldOffer {
  readonly offer: RoomType
  readonly amounts: Amounts
  readonly roomCode: string
  readonly planCode: string
}

/** Paid to the provider at booking; the other way is at the hotel. */
const PREPAID = 'NUITEE_PAY'

/**
 * Offers that we can sell, the cheapest of each room and plan: paid in full at booking, public, and not only as part of a
 * package with a flight.
 */
export function sellable(offers: readonly RoomType[]): SoldOffer[] {
  const found = new Map<string, SoldOffer>()
  for (const offer of offers) {
    if (offer.rateType === 'package' || offer.loyaltyMembershipIdRequired) continue
    if (offer.rates.some(({ paymentTypes }) => paymentTypes?.length && !paymentTypes.includes(PREPAID)))
      continue
    const roomCode = codeOf(offer.rates.map(({ name, maxOccupancy }) => [name, maxOccupancy]))
    const planCode = codeOf(offer.rates.map(planOf))
    const amounts = amountsOf(offer.rates, offer.offerRetailRate?.[0])
    const existing = found.get(roomCode + planCode)
    if (!existing || amounts.total.minor < existing.amounts.total.minor)
      found.set(roomCode + planCode, { offer, amounts, roomCode, planCode })
  }
  return [...found.values()].sort((a, b) => a.amounts.total.minor - b.amounts.total.minor)
}

/** What distinguishes plans of the provider, apart from the price. */
const planOf = ({ boardType, boardName, perks, cancellationPolicies: policy, retailRate }: Rate) => [
  boardType ?? boardName,
  (perks ?? []).map(({ name }) => name),
  policy?.refundableTag,
  // Without a refund, the time of a fee says nothing and may be another one in each answer.
  (policy?.refundableTag === 'RFN' ? (policy.cancelPolicyInfos ?? []) : []).map(({ cancelTime, amount }) => [
    cancelTime,
    Math.round((amount / (retailRate.total[0]?.amount || 1)) * 100),
  ]),
]

const codeOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

export interface OfferFacts extends StayRequest {
  readonly hotelId: string
  readonly timeZone: string
  readonly exchange: Exchange
  readonly now: Date
  /** Stays the same from the first rate to the receipt; a new one when absent. */
  readonly quoteId?: string | undefined
  /** Terms of a confirmed price. */
  readonly terms?: string | null | undefined
}

/** An offer of the list with the amounts and the policies of its confirmed price. */
export function confirmedOf(sold: SoldOffer, confirmed: readonly Rate[], amounts: Amounts): SoldOffer {
  const { rates } = sold.offer
  if (rates.length !== confirmed.length) return { ...sold, amounts }
  const latest = rates.map((rate, index) => latestOf(rate, confirmed[index] ?? rate))
  return { ...sold, amounts, offer: { ...sold.offer, rates: latest } }
}

/**
 * What the confirmed rate says of itself: it may be a similar one. A policy goes with the total of the same answer: without
 * a confirmed one, both stay those of the list.
 */
function latestOf(rate: Rate, confirmed: Rate): Rate {
  const { retailRate, cancellationPolicies } = confirmed
  return {
    ...rate,
    name: confirmed.name,
    boardType: confirmed.boardType ?? rate.boardType,
    boardName: confirmed.boardName ?? rate.boardName,
    perks: confirmed.perks ?? rate.perks,
    remarks: confirmed.remarks ?? rate.remarks,
    maxOccupancy: confirmed.maxOccupancy ?? rate.maxOccupancy,
    ...(cancellationPolicies
      ? { retailRate, cancellationPolicies }
      : { retailRate: { ...retailRate, total: rate.retailRate.total } }),
  }
}

/** An offer of ours, of the list or of a confirmed price. */
export function offerOf(sold: SoldOffer, facts: OfferFacts): Offer {
  const { roomCode, planCode, amounts } = sold
  const { rates } = sold.offer
  const { hotelId, stay, occupancy, currency } = facts
  const cancellation = cancellationOf(rates, facts)
  const isFree = isFreeNow(cancellation)
  const board = rates[0]?.boardName ?? 'Room only'
  const meals = rates.map(mealsOf)
  const [first] = meals
  const perks = [...new Set(rates.flatMap((rate) => rate.perks ?? []).map(({ name }) => name))]
  return {
    key: {
      supplier: LITEAPI,
      hotelId,
      roomCode,
      planCode,
      stay,
      occupancy,
      currency,
      quoteId: facts.quoteId ?? randomBytes(9).toString('base64url'),
    },
    title: [...new Set(rates.map(({ name }) => name))].join(' + '),
    hasBreakfast: meals.every((each) => each !== undefined),
    ...(first && first !== 'breakfast' && meals.every((each) => each === first) && { meals: first }),
    description: [board, ...perks, ...(isFree ? ['Free cancellation'] : [])].join(' · '),
    memberOnly: false,
    cancellation,
    prepaid: !isFree,
    sellingOut: false,
    sleeps: Math.min(
      ...rates.map(({ maxOccupancy }) => maxOccupancy ?? Math.max(...occupancy.map(partySize))),
    ),
    importantInformation: informationOf(rates, policyLines(cancellation, currency), facts.terms),
    price: priceOf(amounts, facts, facts.exchange),
  }
}

/** A board that is not listed promises no meal: self catering, or one that only some hotels have. */
const boards: Readonly<Record<string, Meals>> = {
  BB: 'breakfast',
  BI: 'breakfast',
  CB: 'breakfast',
  HB: 'half board',
  FB: 'full board',
  AI: 'all inclusive',
}

type Meals = 'breakfast' | NonNullable<Offer['meals']>

/** The meals of a room by the code of its board, else by its name. */
export function mealsOf({ boardType, boardName }: Pick<Rate, 'boardType' | 'boardName'>): Meals | undefined {
  const name = boardName ?? ''
  const board = boards[boardType ?? '']
  if (board || /room only|without|not included/i.test(name)) return board
  const found = /breakfast|half board|full board|all inclusive/i.exec(name.replaceAll('-', ' '))
  return found?.[0].toLowerCase() as Meals | undefined
}

/** Everything that the provider requires travellers to read before booking. */
function informationOf(
  rates: readonly Rate[],
  policy: string[],
  terms: string | null | undefined,
): TitledContent[] {
  const fees = rates
    .flatMap(({ retailRate }) => retailRate.taxesAndFees ?? [])
    .filter(({ included, amount }) => !included && amount > 0)
    .map(
      ({ description, amount, currency }) =>
        `${description ?? 'Fee'}: ${formatMoney(fromMajor(amount, currency))}`,
    )
  const remarks = rates.flatMap(({ remarks, cancellationPolicies }) => [
    ...plainText(remarks),
    ...(cancellationPolicies?.hotelRemarks ?? []).flatMap(plainText),
  ])
  const conditions = [...new Set([...remarks, ...plainText(terms)])]
  return [
    { title: 'Cancellation Policy', content: policy, lang: 'en', kind: 'cancellation' },
    ...(fees.length > 0 ? [{ title: 'Paid at the hotel', content: fees, lang: 'en' }] : []),
    ...(conditions.length > 0 ? [{ title: 'Conditions', content: conditions, lang: 'en' }] : []),
  ]
}
