import type { Contract } from '@staykit/contract'
import { formatMoney, fromMajor } from '@staykit/domain'
import { endChange, storedChange } from '@staykit/stores/change'
import { useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../ui/icon/icons.ts'
import { useTrip } from './use-trip.ts'

const AGAIN_MS = 1_500
const TRIES = 20

/** The state of the replaced trip, polled until it is cancelled. */
function useFate({ tripNumber = '', customer }: Contract) {
  const { environment } = useWidget()
  const { old, load } = useTrip({ tripNumber, email: customer?.email ?? '' })
  const [tries, setTries] = useState(0)
  const fate = old.kind === 'ready' ? old.change.replaces : undefined
  useEffect(() => {
    if (fate?.state !== 'pending' || tries >= TRIES) return
    return environment.timers.after(AGAIN_MS, () => {
      setTries(tries + 1)
      load()
    })
  }, [environment, fate, tries, load])
  return fate
}

/** The trip that replaced a booking; or "Your trip … was cancelled", with the refund. */
export function Replaced({ booking }: { readonly booking: Contract }) {
  const { t } = useWidget()
  if (booking.replaces) return <Cancelled booking={booking} number={booking.replaces} />
  return booking.replacedBy ? <p className="note">{t('changedTo', { number: booking.replacedBy })}</p> : null
}

function Cancelled({ booking, number }: { readonly booking: Contract; readonly number: string }) {
  const { t, settings, environment } = useWidget()
  const { state = 'pending', refund } = useFate(booking) ?? {}
  // The change is complete: the next booking is independent.
  useEffect(() => {
    if (storedChange(environment.tabStorage)?.tripNumber === number) endChange(environment.tabStorage)
  }, [environment, number])
  const amount = refund && formatMoney(fromMajor(refund.amount, refund.currencyCode), settings.locale)
  const cancelledText = () => {
    if (amount) return t('changedRefund', { number, amount })
    const { credit, rate } = booking
    if (!credit) return t('changedNothing', { number })
    const used = formatMoney(fromMajor(credit, rate.price.currencyCode), settings.locale)
    return t('changedCredit', { number, amount: used })
  }
  const words = {
    pending: t('changedPending', { number }),
    refused: t('changedRefused', { number }),
    cancelled: cancelledText(),
  }
  return (
    <p className={state === 'refused' ? 'note bad' : 'note ok'} role="status">
      <Icon d={state === 'refused' ? alertIcon : checkIcon} />
      {words[state]}
    </p>
  )
}
