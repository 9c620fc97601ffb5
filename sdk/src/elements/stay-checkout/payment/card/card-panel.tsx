import { useStore } from '@nanostores/react'
import { formatMoney } from '@staykit/domain'
import type { Pay } from '@staykit/stores/payments'
import { acceptedCards, payByCard } from '@staykit/stores/payments/card'
import { type ReactNode, useState } from 'react'
import type { CardFrame } from '../../../../features/payment/card/card-frame.ts'
import { CardMark } from '../../../../features/payment/card/card-mark.tsx'
import { useCardFrame } from '../../../../features/payment/card/use-card-frame.ts'
import { useWidget } from '../../../../runtime/widget.ts'
import { failureText } from '../../../../ui/failure-text.ts'
import { NotLoaded } from '../../../../ui/not-loaded/not-loaded.tsx'
import type { PanelProps } from '../method.ts'
import { PayForm, Trouble } from '../pay-form.tsx'
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
export function CardPanel({ way, children, ...props }: CardPanelProps) {
  const { stores, contract, movement } = props
  const { t, settings } = useWidget()
  const { checkout, client } = stores
  const payment = useStore(checkout.$payment)
  const notice = useStore(stores.$notice)
  const [isChallenged, onChallenge] = useState(false)
  const { frame, current, lost, reopen } = useCardFrame(() => ({ onChallenge }))
  const holder = useCardHolder(checkout)
  const isTyped = !way?.isSaved

  const book = () => {
    const opened = current.current
    if (!opened || payment.kind === 'paying') return
    const byFrame = payByCard(client, payingIn(opened, checkout))
    void checkout.bookRoom('CREDIT', way?.pay ?? byFrame)
  }
  return (
    <PayForm
      {...props}
      due={movement ? formatMoney(movement.pay, settings.locale) : contract.rate.price.formattedDueNow}
      note={t('secure')}
      isCard
      check={() => !isTyped || holder.check()}
      onPay={book}
    >
      {children && frame && children(frame)}
      <div className="col">
        {isTyped && <AcceptedCards />}
        <div className="frame" hidden={Boolean(lost) || (!isTyped && !isChallenged)}>
          <slot name="card" />
        </div>
        {lost && <NotLoaded text={t('cardLost')} onRetry={reopen} />}
      </div>
      {isTyped && <CardHolder holder={holder} />}
      {notice && <Trouble text={failureText(t, notice)} />}
    </PayForm>
  )
}

function AcceptedCards() {
  const { t } = useWidget()
  return (
    <ul className="row wrap brands" aria-label={t('accepted')}>
      {acceptedCards.map((type) => (
        <li key={type}>
          <CardMark type={type} />
        </li>
      ))}
    </ul>
  )
}
