import { type Charge, intervalAt, isAscending } from './policy.ts'

/** The result of a schedule of the Universal Commerce Protocol at an instant. */
export type Selection =
  | { readonly status: 'selected'; readonly pointer: string; readonly charge: Charge }
  | {
      readonly status: 'unavailable'
      readonly reason: 'schedule_absent' | 'invalid_schedule' | 'invalid_instant' | 'unsupported_kind'
      readonly pointer?: string
    }

interface Schedule {
  readonly anchor: bigint
  /** Seconds before the anchor, in the order of the tiers. */
  readonly cutoffs: readonly bigint[]
  readonly outcomes: readonly Outcome[]
}

/** An outcome of a kind that we do not know has no charge. */
interface Outcome {
  readonly pointer: string
  readonly charge: Charge | undefined
}

/**
 * The charge of a `schedule` (dev.ucp.lodging.policy.cancellation) at an instant. The whole schedule is checked first: an
 * invalid one has no answer at any time. Instants are exact, to the nanosecond.
 */
export function selectCharge(schedule: unknown, at: string): Selection {
  if (schedule === undefined || schedule === null) return { status: 'unavailable', reason: 'schedule_absent' }
  const read = readSchedule(schedule)
  if (!read) return { status: 'unavailable', reason: 'invalid_schedule' }
  const instant = instantOf(at)
  if (instant === undefined) return { status: 'unavailable', reason: 'invalid_instant' }
  const { anchor, cutoffs, outcomes } = read
  const starts = cutoffs.map((seconds) => anchor - seconds * SECOND)
  const outcome = outcomes[intervalAt(starts, instant)]
  if (!outcome?.charge)
    return { status: 'unavailable', reason: 'unsupported_kind', pointer: outcome?.pointer ?? '' }
  return { status: 'selected', pointer: outcome.pointer, charge: outcome.charge }
}

function readSchedule(schedule: unknown): Schedule | undefined {
  const { anchor, tiers, after_last_tier: last } = fieldsOf(schedule)
  const instant = instantOf(anchor)
  if (instant === undefined || !Array.isArray(tiers) || tiers.length === 0) return undefined
  const cutoffs = tiers.map((tier) => secondsOf(fieldsOf(tier)['until']))
  const outcomes = [
    ...tiers.map((tier, index) => outcomeOf(`/schedule/tiers/${index}/outcome`, fieldsOf(tier)['outcome'])),
    outcomeOf('/schedule/after_last_tier', last),
  ]
  const isWhole = cutoffs.every((each) => each !== undefined) && outcomes.every((each) => each !== undefined)
  if (!isWhole || !isAscending(cutoffs.map((seconds) => -seconds))) return undefined
  return { anchor: instant, cutoffs, outcomes }
}

/** Undefined for an outcome of a known kind without what that kind requires. */
function outcomeOf(pointer: string, outcome: unknown): Outcome | undefined {
  const { kind, buyer_bps: bps, penalty } = fieldsOf(outcome)
  if (typeof kind !== 'string') return undefined
  const { amount, measure } = fieldsOf(penalty)
  const { value, unit, scale = 0, display_text: text } = fieldsOf(measure)
  if (kind === 'percentage')
    return isWithin(bps, 0, 10_000) ? { pointer, charge: { kind, bps: 10_000 - bps } } : undefined
  if (kind === 'fixed_fee')
    return isWithin(amount, 0) ? { pointer, charge: { kind: 'fixed', minor: amount } } : undefined
  if (kind !== 'unit_deduction') return { pointer, charge: undefined }
  if (!isWithin(value, 1) || typeof unit !== 'string' || typeof text !== 'string') return undefined
  if (unit !== 'night') return { pointer, charge: undefined }
  return scale === 0 ? { pointer, charge: { kind: 'nights', nights: value } } : undefined
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isWithin = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

const SECOND = 1_000_000_000n
const INSTANT =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?<time>[01]\d|2[0-3])(?<rest>:[0-5]\d:[0-5]\d)(?:\.(?<fraction>\d+))?(?<zone>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** Nanoseconds since 1970 of an RFC 3339 instant; undefined for what is none, or is finer. */
function instantOf(text: unknown): bigint | undefined {
  const found = typeof text === 'string' ? INSTANT.exec(text)?.groups : undefined
  if (!found) return undefined
  const { date = '', time = '', rest = '', fraction = '', zone = '' } = found
  const local = Date.parse(`${date}T${time}${rest}Z`)
  // A day that the month does not have would become one of the next month.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return undefined
  const nanos = fraction.replace(/0+$/, '')
  if (nanos.length > 9) return undefined
  return BigInt(local - offsetOf(zone)) * 1_000_000n + BigInt(nanos.padEnd(9, '0'))
}

/** Milliseconds of "+05:30"; 0 for "Z" and "-00:00". */
function offsetOf(zone: string): number {
  if (zone.length === 1) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

const DURATION = /^P(?=\d|T)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const UNITS = [86_400n, 3_600n, 60n, 1n]

/** Seconds of an ISO 8601 duration of whole days, hours, minutes and seconds. */
function secondsOf(text: unknown): bigint | undefined {
  const found = typeof text === 'string' ? DURATION.exec(text) : undefined
  return found ? UNITS.reduce((sum, unit, at) => sum + BigInt(found[at + 1] ?? 0) * unit, 0n) : undefined
}
