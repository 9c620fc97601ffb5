import { useStore } from '@nanostores/react'
import type { Pay } from '@staykit/stores/payments'
import { payByCard } from '@staykit/stores/payments/card'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { CardFrame } from '../../../../features/payment/card/card-frame.ts'
import { useCardFrame } from '../../../../features/payment/card/use-card-frame.ts'
import { useWidget } from '../../../../runtime/widget.ts'
import { failureText } from '../../../../ui/failure-text.ts'
import { NotLoaded } from '../../../../ui/not-loaded/not-loaded.tsx'
import { BookRoom, Trouble } from '../book-room.tsx'
import type { PanelProps } from '../method.ts'
import { CardHolder, useCardHolder } from './card-holder.tsx'
import { payingIn } from './paying-in.ts'

/** How a member pays instead of only in the frame; `isSaved` needs no fields. */
export interface CardWay {
  readonly pay: Pay
  readonly isSaved: boolean
}

interface CardPanelProps extends PanelProps {
  readonly way?: CardWay | undefined
  /** Content above the frame, once it has loaded. */
  readonly children?: ((frame: CardFrame) => ReactNode) | '' | undefined
}

/** Payment by card in the provider's frame. */
export function CardPanel({ stores, contract, way, children }: CardPanelProps) {
  const { t } = useWidget()
  const { checkout, client } = stores
  const payment = useStore(checkout.$payment)
  const notice = useStore(stores.$notice)
  const [isChallenged, onChallenge] = useState(false)
  const { frame, current, lost, reopen } = useCardFrame(() => ({ onChallenge }))
  const holder = useCardHolder(checkout)
  const { price } = contract.rate

  const book = (event: FormEvent) => {
    event.preventDefault()
    const opened = current.current
    if (!opened || payment.kind === 'paying' || (!way?.isSaved && !holder.check())) return
    const byFrame = payByCard(client, payingIn(opened, checkout))
    void checkout.bookRoom('CREDIT', way?.pay ?? byFrame)
  }
  return (
    <form className="col" noValidate onSubmit={book}>
      {children && frame && children(frame)}
      {!way?.isSaved && <CardHolder holder={holder} />}
      <div className="frame" hidden={Boolean(lost) || (way?.isSaved && !isChallenged)}>
        <slot name="card" />
      </div>
      {lost && <NotLoaded text={t('cardLost')} onRetry={reopen} />}
      {notice && <Trouble text={failureText(t, notice)} />}
      <p className="row between">
        <span className="sm">
          <span className="b">{t('payNow')}</span>{' '}
          {price.dueAtHotel.minor > 0 && (
            <span className="muted">{t('restAtHotel', { amount: price.formattedDueAtHotel })}</span>
          )}
        </span>
        <b className="h4 num">{price.formattedDueNow}</b>
      </p>
      <BookRoom stores={stores} due={price.formattedDueNow} note={t('secure')} />
    </form>
  )
}
