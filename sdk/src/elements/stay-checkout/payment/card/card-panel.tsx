import { useStore } from '@nanostores/react'
import type { Pay } from '@staykit/stores/payments'
import { holderOf, payByCard } from '@staykit/stores/payments/card'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type CardFrame, openCardFrame } from '../../../../features/payment/card/card-frame.ts'
import { type Failure, useFailure } from '../../../../features/use-failure.ts'
import { useWidget } from '../../../../runtime/widget.ts'
import { failureText } from '../../../../ui/failure-text.ts'
import { NotLoaded } from '../../../../ui/not-loaded/not-loaded.tsx'
import { BookRoom, Trouble } from '../book-room.tsx'
import type { PanelProps } from '../method.ts'
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

/** The card frame of this form; opened again after it failed to load. */
function useCardFrame({ checkout }: PanelProps['stores']) {
  const { t, host, box, settings } = useWidget()
  const [frame, setFrame] = useState<CardFrame>()
  // A ref, so that a click on Book Room before the next render pays in the current frame.
  const current = useRef<CardFrame>(null)
  const [isChallenged, onChallenge] = useState(false)
  const [lost, setLost] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  const reopen = () => setTurn(turn + 1)
  useFailure(lost, reopen)
  const title = t('cardFrame')
  const { apiBase, refId, locale } = settings

  // A layout effect removes the frame together with its form: another one may open at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt creates a new frame
  useLayoutEffect(() => {
    const cardHolder = holderOf(checkout.$customer.get())
    const onLost = () => setLost({ code: 'CARD_FRAME_FAILED', message: apiBase })
    const where = { host, box, apiBase, refId, locale, title }
    const opened = openCardFrame({ ...where, cardHolder, onLost, onChallenge })
    setLost(undefined)
    current.current = opened
    setFrame(opened)
    return () => opened.remove()
  }, [host, box, apiBase, refId, locale, title, checkout, turn])
  return { frame, current, isChallenged, lost, reopen }
}

/** Payment by card in the provider's frame. */
export function CardPanel({ stores, contract, way, children }: CardPanelProps) {
  const { t } = useWidget()
  const { checkout, client } = stores
  const payment = useStore(checkout.$payment)
  const notice = useStore(stores.$notice)
  const { frame, current, isChallenged, lost, reopen } = useCardFrame(stores)
  const { price } = contract.rate

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
