import { useStore } from '@nanostores/react'
import type { Pay } from '@staykit/stores/payments'
import { holderOf, payByCard } from '@staykit/stores/payments/card'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWidget } from '../../../../runtime/widget.ts'
import { BookRoom, Trouble } from '../book-room.tsx'
import type { PanelProps } from '../method.ts'
import { type CardFrame, openCardFrame, payingIn } from './card-frame.ts'

/** How a member pays instead of by the frame alone; `isSaved` needs no fields. */
export interface CardWay {
  readonly pay: Pay
  readonly isSaved: boolean
}

interface CardPanelProps extends PanelProps {
  readonly way?: CardWay | undefined
  /** What stands above the frame, once that is there. */
  readonly children?: ((frame: CardFrame) => ReactNode) | '' | undefined
}

/** Payment by card in the provider's frame. */
export function CardPanel({ stores, contract, way, children }: CardPanelProps) {
  const { t, host, box, settings } = useWidget()
  const { checkout, client } = stores
  const payment = useStore(checkout.$payment)
  const notice = useStore(stores.$notice)
  const [frame, setFrame] = useState<CardFrame>()
  const [isChallenged, onChallenge] = useState(false)
  const title = t('cardFrame')
  const { apiBase, refId, locale } = settings
  const { price } = contract.rate
  const current = useRef<CardFrame>(null)

  // It leaves with its form, not some time after: another one may be opened at once.
  useLayoutEffect(() => {
    const cardHolder = holderOf(checkout.$customer.get())
    const opened = openCardFrame({ host, box, apiBase, refId, locale, title, cardHolder, onChallenge })
    current.current = opened
    setFrame(opened)
    return () => opened.remove()
  }, [host, box, apiBase, refId, locale, title, checkout])

  const book = (event: FormEvent) => {
    event.preventDefault()
    const opened = current.current
    if (!opened || payment.kind === 'paying') return
    const byFrame = payByCard(client, payingIn(opened, checkout))
    void checkout.bookRoom('CREDIT', way?.pay ?? byFrame)
  }
  return (
    <form className="col" noValidate onSubmit={book}>
      {children && frame && children(frame)}
      <div className="frame" hidden={way?.isSaved && !isChallenged}>
        <slot name="card" />
      </div>
      {notice && <Trouble text={notice} />}
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
