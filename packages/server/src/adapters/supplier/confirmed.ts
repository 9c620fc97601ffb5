import type { Money, Stay } from '@staykit/domain'
import { SupplierError } from '../../ports/supplier.ts'

/** An offer as a provider lists it, or as it confirms it. What is undefined it does not say. */
export interface Said {
  readonly total: Money
  /** Names of the rooms, one for each. */
  readonly rooms?: readonly string[] | undefined
  /** Boards of the rooms. */
  readonly boards?: readonly (string | null | undefined)[] | undefined
  readonly checkIn?: string | null | undefined
  readonly checkOut?: string | null | undefined
}

/**
 * Throws SOLD_OUT when a provider confirms something else than what was asked for: another number of rooms, another room, board
 * or currency, other dates. The price is compared where contracts are made, for every supplier alike.
 */
export function expectAsked(listed: Said, confirmed: Said, { checkIn, checkOut }: Stay): void {
  const differs = [
    listed.total.currency !== confirmed.total.currency && 'currency',
    areOthers(listed.rooms, confirmed.rooms) && 'rooms',
    areOthers(listed.boards, confirmed.boards) && 'board',
    isOther(checkIn, confirmed.checkIn) && 'check-in',
    isOther(checkOut, confirmed.checkOut) && 'check-out',
  ].filter(Boolean)
  if (differs.length > 0)
    throw new SupplierError('SOLD_OUT', `the provider confirms another offer: ${differs.join(', ')}`)
}

/** Dates may come with a time. */
const isOther = (date: string, answer: string | null | undefined) =>
  Boolean(answer) && !answer?.startsWith(date)

/** The order is not promised, and one text may be spelled in two ways. */
function areOthers(listed: Said['boards'], confirmed: Said['boards']): boolean {
  if (!listed || !confirmed) return false
  const [before, after] = [listed, confirmed].map((texts) => texts.map((text) => fold(text ?? '')).sort())
  return JSON.stringify(before) !== JSON.stringify(after)
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
