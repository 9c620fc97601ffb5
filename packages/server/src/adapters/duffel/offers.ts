import { createHash, randomBytes } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { formatMoney, fromMajor, yearDate } from '@staykit/domain'
import { formatISO } from 'date-fns'
import type { Offer, StayRequest, TitledContent } from '../../ports/supplier.ts'
import { type Amounts, type Exchange, priceOf } from '../supplier/price.ts'
import { amountsOf } from './amounts.ts'
import type { Rate, Room } from './answers.ts'
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
      if (rate.loyalty_programme_required) continue
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

/** An offer; `amounts` are those of the rate or of its quote. */
export function offerOf(found: RoomRate, facts: OfferFacts, amounts: Amounts = amountsOf(found.rate)): Offer {
  const { room, rate, roomCode, planCode } = found
  const { hotelId, stay, occupancy, currency, timeZone, now } = facts
  const cancelBy = cancelByOf(rate, timeZone, now)
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
    hasBreakfast: rate.board_type != null && rate.board_type !== 'room_only',
    description: [...bedsOf(room), boardOf(rate), ...(cancelBy ? ['Free cancellation'] : [])].join(' · '),
    memberOnly: false,
    cancelBy,
    prepaid: cancelBy === undefined,
    sellingOut: left !== null && left !== undefined && left < occupancy.rooms + 3,
    sleeps: Math.ceil(occupancy.guests / occupancy.rooms),
    importantInformation: informationOf(rate, timeZone),
    price: priceOf(amounts, facts, facts.exchange),
  }
}

/** Last instant of a full refund, if it is in the future. */
export function cancelByOf(rate: Rate, timeZone: string, now: Date): string | undefined {
  const free = rate.cancellation_timeline.filter(
    ({ refund_amount }) => Number(refund_amount) >= Number(rate.total_amount),
  )
  const last = Math.max(...free.map(({ before }) => Date.parse(before)))
  return last > now.getTime() ? inZone(last, timeZone) : undefined
}

const inZone = (instant: number, timeZone: string) =>
  formatISO(new TZDate(instant, timeZone)).replace(/Z$/, '+00:00')

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
const boardOf = ({ board_type }: Rate) => boards[board_type ?? ''] ?? 'Room only'

/** Everything that the provider requires travellers to read before booking, with the cost of cancelling on each day. */
function informationOf(rate: Rate, timeZone: string): TitledContent[] {
  const lines = rate.cancellation_timeline.map(({ before, refund_amount }) => {
    const local = inZone(Date.parse(before), timeZone)
    const refund = formatMoney(fromMajor(refund_amount, rate.total_currency))
    return `Cancelled before ${yearDate(local.slice(0, 10))}, ${local.slice(11, 16)} at the hotel: ${refund} comes back.`
  })
  const policy =
    lines.length > 0 ? lines : ['This rate is paid in advance and cannot be refunded or changed.']
  return [
    { title: 'Cancellation Policy', content: policy, lang: 'en', kind: 'cancellation' },
    ...(rate.conditions ?? []).map(({ title, description }) => ({
      title: title || 'Conditions',
      content: [description],
      lang: 'en',
    })),
  ]
}
