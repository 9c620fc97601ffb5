import {
  bookChange,
  bookDetails,
  type CallError,
  type Contract,
  fromWireContract,
  type ReplacedTrip,
  type ResponseOf,
  toWireAmount,
} from '@staykit/contract'
import { type Client, createClient } from '@staykit/contract/client'
import type { Money } from '@staykit/domain'
import type { TripKey } from '@staykit/stores/booking'
import { type Change, movementFor, storeChange, storedChange } from '@staykit/stores/change'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'

export interface ReadyTrip {
  readonly kind: 'ready'
  readonly trip: Contract
  readonly change: ResponseOf<typeof bookChange>
  readonly capability: string | undefined
}

export type OldTrip =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | ReadyTrip

/** Trip number and e-mail open a trip, without a login. */
function useGuest(): Client {
  const { environment, settings } = useWidget()
  const { apiBase: address, refId } = settings
  return useMemo(
    () => createClient({ address, refId, fetch: (url, init) => environment.fetch(url, init) }),
    [address, refId, environment],
  )
}

/** The trip to be changed, and the refund of a change. */
export function useTrip({ tripNumber, email }: TripKey): { old: OldTrip; load: () => void } {
  const { environment, settings } = useWidget()
  const { locale } = settings
  const client = useGuest()
  const [old, setOld] = useState<OldTrip>({ kind: 'loading' })
  const load = useCallback(() => {
    const find = async () => {
      const { booking, capability } = await client(bookDetails, { bookingId: tripNumber, email })
      const change = await client(bookChange, { bookingId: tripNumber, capability })
      const trip = fromWireContract(booking, locale, environment.clock.today)
      setOld({ kind: 'ready', trip, change, capability })
    }
    find().catch((error) => setOld({ kind: 'error', error: error as CallError }))
  }, [client, tripNumber, email, environment, locale])
  useEffect(load, [load])
  return { old, load }
}

/** Makes the next booking replace the trip, after its traveller has seen the cost for this amount due. */
export function useReplaces(change: Change, old: OldTrip, due: Money | undefined): void {
  const { tabStorage } = useWidget().environment
  // A layout effect runs before a click on Book Room.
  useLayoutEffect(() => {
    if (storedChange(tabStorage)) storeChange(tabStorage, change, due && claimOf(change, old, due))
  }, [tabStorage, change, old, due])
}

function claimOf({ tripNumber }: Change, old: OldTrip, due: Money): ReplacedTrip | undefined {
  if (old.kind !== 'ready' || !old.change.isChangeable) return undefined
  const { capability, change } = old
  const movement = movementFor(change, due)
  return {
    ...{ bookingId: tripNumber, capability, refund: change.refund.amount },
    ...(movement && { credit: toWireAmount(movement.credit) }),
  }
}
