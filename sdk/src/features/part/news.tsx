import { type Contract, fromWireAmount } from '@staykit/contract'
import { formatMoney } from '@staykit/domain'
import type { PartAnswer } from '@staykit/stores/booking'
import { useEffect, useRef } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { failureText } from '../../ui/failure-text.ts'

interface PartNewsProps {
  readonly news: PartAnswer
  readonly booking: Contract
}

/** What became of the part, and of its money. Has the focus, because the button that started it may be gone. */
export function PartNews({ news, booking }: PartNewsProps) {
  const { t, settings } = useWidget()
  const { kind, state, refund, error } = news
  const element = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next part may have the same text
  useEffect(() => element.current?.focus(), [news])
  const day = longDay(booking.checkOutDate, settings.locale)
  const done = kind === 'room' ? t('roomDone') : t('nightDone', { day })
  const amount = formatMoney(fromWireAmount(refund.amount, refund.currencyCode), settings.locale)
  const back = refund.amount > 0 ? t(`refund.${booking.paymentMethod}`, { amount }) : ''
  const text = {
    pending: t('partPending'),
    refused: error?.reason ? failureText(t, error) : t('partRefused'),
  }
  return (
    <p className={state === 'refused' ? 'note bad' : 'note'} role="status" ref={element} tabIndex={-1}>
      {state === 'pending' || state === 'refused' ? text[state] : `${done} ${back}`}
    </p>
  )
}
