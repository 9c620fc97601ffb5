import type { Contract } from '@staykit/contract'
import type { TripKey } from '@staykit/stores/booking'
import { CHANGE } from '@staykit/stores/change'
import { useEffect, useRef } from 'react'
import { useLinks } from '../../page/brand-gate.tsx'
import { useWidget } from '../../runtime/widget.ts'

/** Shows what there is of a change, in code that comes only then: in a place of the widget's, or as a question over it. */
export function useChange(): (of: string | Contract | TripKey, place?: Element | null) => void {
  const widget = useWidget()
  const links = useLinks()
  return (of, place) =>
    void import('./changing.tsx').then(
      ({ showChange }) => showChange({ widget, links }, of, place),
      ({ message }) => widget.emit('stay-error', { code: 'CHUNK_FAILED', message }),
    )
}

/** What is told of a change of dates: above a hotel's rates (its id), above a contract to be paid, and above a booking that has to do with one. */
export function ChangePart({ of }: { readonly of: string | Contract }) {
  const { environment } = useWidget()
  const place = useRef<HTMLDivElement>(null)
  const show = useChange()
  const { isBooked, replaces, replacedBy } = of as Partial<Contract>
  const isOn = isBooked ? replaces || replacedBy : environment.tabStorage.get(CHANGE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown in the same way meanwhile
  useEffect(() => {
    if (isOn) show(of, place.current)
  }, [isOn, of])
  return isOn ? <div ref={place} /> : null
}
