import type { Rate } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { HotelQuery } from '@staykit/stores/hotel'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from './choice.ts'

const none: ReadonlyMap<string, Money> = new Map()

/** Former totals of the rates whose price changed when the same stay was loaded again. */
export function useChanges(rates: readonly Rate[], query: HotelQuery): ReadonlyMap<string, Money> {
  const stay = JSON.stringify(query)
  const last = useRef<{ readonly stay: string; readonly totals: ReadonlyMap<string, Money> }>(undefined)
  const [changed, setChanged] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rates of another stay arrive later
  useEffect(() => {
    if (rates.length === 0) return
    const totals = new Map(rates.map((rate) => [keyOf(rate), rate.price.final]))
    const before = last.current?.stay === stay ? last.current.totals : none
    last.current = { stay, totals }
    const found = [...before].filter(([key, { minor }]) => (totals.get(key)?.minor ?? minor) !== minor)
    setChanged(found.length > 0 ? new Map(found) : none)
  }, [rates])
  return changed
}
