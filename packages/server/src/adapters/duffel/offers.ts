import { createHash, randomBytes } from 'node:crypto'
import { type CancellationPolicy, fromMajor, isFreeNow, money, partySize, subtract } from '@staykit/domain'
import { policyLines } from '../../ports/refund-terms.ts'
import type { Offer, StayRequest, TitledContent } from '../../ports/supplier.ts'
import { policyOf } from '../supplier/cancellation.ts'
import { type Amounts, type Exchange, priceOf } from '../supplier/price.ts'
import { amountsOf } from './amounts.ts'
import type { Quote, Rate, Room } from './answers.ts'
import { DUFFEL } from './ids.ts'

/** A rate of a room, with codes that find it again: the provider's ids live for minutes only. */
export interface RoomRate {
  readonly room: Room
  readonly rate: Rate
  readonly roomCode: string
  readonly planCode: string
}

/** Rates that we can sell, the cheapest of each room and plan: paid in full at booking, from our balance, public. */
export function sellable(rooms: readonly Room[]): RoomRate[] {
  const found = new Map<string, RoomRate>()
  for (const room of rooms) {
    const roomCode = codeOf([room.name, room.beds])
    for (const rate of room.rates) {
      if (rate.payment_type !== 'pay_now' || !rate.available_payment_methods.includes('balance')) continue
      if (rate.loyalty_programme_required || !(Number(rate.total_amount) > 0)) continue
      const planCode = codeOf(planOf(rate))
      const key = roomCode + planCode
      const existing = found.get(key)
      if (!existing || Number(rate.total_amount) < Number(existing.rate.total_amount))
        found.set(key, { room, rate, roomCode, planCode })
    }
  }
  return [...found.values()].sort((a, b) => Number(a.rate.total_amount) - Number(b.rate.total_amount))
}

/** What distinguishes plans of the provider, apart from the price. */
const planOf = (rate: Rate) => [
  rate.board_type,
  rate.code,
  rate.supported_loyalty_programme,
  rate.cancellation_timeline.map(({ before, refund_amount }) => [
    before,
    Math.round((Number(refund_amount) / Number(rate.total_amount)) * 100),
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
}

/** A rate of the list as its quote has it; that of the list where the quote has none. */
export function quotedOf(found: RoomRate, { accommodation }: Quote): RoomRate {
  const rates = accommodation?.rooms.flatMap(({ name, rates }) => rates.map((rate) => ({ name, rate }))) ?? []
  const quoted =
    rates.find(({ rate }) => rate.id === found.rate.id) ?? (rates.length === 1 ? rates[0] : undefined)
  if (!quoted) return found
  return { ...found, rate: quoted.rate, room: { ...found.room, name: quoted.name ?? found.room.name } }
}

/** An offer; `amounts` are those of the rate or of its quote. */
export function offerOf(found: RoomRate, facts: OfferFacts, amounts: Amounts = amountsOf(found.rate)): Offer {
  const { room, rate, roomCode, planCode } = found
  const { hotelId, stay, occupancy, currency } = facts
  const cancellation = cancellationOf(rate, facts)
  const isFree = isFreeNow(cancellation)
  const left = rate.quantity_available
  return {
    key: {
      supplier: DUFFEL,
      hotelId,
      roomCode,
      planCode,
      stay,
      occupancy,
      currency,
      quoteId: facts.quoteId ?? randomBytes(9).toString('base64url'),
    },
    title: room.name,
    room: { beds: room.beds?.map(({ type, count }) => ({ kind: kindOf(type), count })) },
    hasBreakfast: (rate.board_type ?? '') in boards && rate.board_type !== 'room_only',
    meals: meals[rate.board_type ?? ''],
    description: [...bedsOf(room), boardOf(rate), ...(isFree ? ['Free cancellation'] : [])].join(' · '),
    memberOnly: false,
    cancellation,
    prepaid: !isFree,
    sellingOut: left !== null && left !== undefined && left < occupancy.length + 3,
    sleeps: Math.max(...occupancy.map(partySize)),
    importantInformation: informationOf(rate, policyLines(cancellation, currency)),
    price: priceOf(amounts, facts, facts.exchange),
  }
}

/** Each entry of a timeline says what comes back before an instant; after the last one nothing does. */
export function cancellationOf(
  rate: Pick<Rate, 'total_amount' | 'total_currency' | 'cancellation_timeline'>,
  facts: Pick<OfferFacts, 'timeZone' | 'now' | 'exchange'>,
): CancellationPolicy {
  const total = fromMajor(rate.total_amount, rate.total_currency)
  const ends = rate.cancellation_timeline
    .map(({ before, refund_amount }) => ({
      end: Date.parse(before),
      refund: fromMajor(refund_amount, rate.total_currency),
    }))
    .sort((a, b) => a.end - b.end)
  const steps = [...ends, { end: Number.POSITIVE_INFINITY, refund: money(0, rate.total_currency) }].map(
    ({ refund }, index) => ({
      from: ends[index - 1]?.end ?? Number.NEGATIVE_INFINITY,
      penalty: subtract(total, refund),
    }),
  )
  return policyOf(steps, { ...facts, total })
}

/** `sofa` for sofabed. */
const kindOf = (type: string) => type.replace(/_?bed$/, '')

const bedsOf = ({ beds }: Room): string[] => {
  const words = (beds ?? []).map(
    ({ type, count }) => `${count} ${kindOf(type)} ${count === 1 ? 'bed' : 'beds'}`,
  )
  return words.length > 0 ? [words.join(', ')] : []
}

const boards: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast included',
  half_board: 'Half board',
  full_board: 'Full board',
  all_inclusive: 'All inclusive',
}
const meals: Readonly<Record<string, Offer['meals']>> = {
  half_board: 'half board',
  full_board: 'full board',
  all_inclusive: 'all inclusive',
}
const boardOf = ({ board_type }: Rate) => boards[board_type ?? ''] ?? 'Room only'

/** Everything that the provider requires travellers to read before booking. */
function informationOf(rate: Rate, policy: string[]): TitledContent[] {
  return [
    { title: 'Cancellation Policy', content: policy, lang: 'en', kind: 'cancellation' },
    ...(rate.conditions ?? []).map(({ title, description }) => ({
      title: title || 'Conditions',
      content: [description],
      lang: 'en',
    })),
  ]
}
