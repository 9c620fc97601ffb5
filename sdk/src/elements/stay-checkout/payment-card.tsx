import { useStore } from '@nanostores/react'
import type { Price } from '@staykit/contract'
import { cardHolderName } from '@staykit/domain'
import { payByCard } from '@staykit/stores/checkout'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useLinks } from '../../brand-gate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon, cardIcon, lockIcon } from '../../ui/icons.ts'
import { useWidget } from '../../widget.ts'
import { type CardFrame, openCardFrame } from './card-frame.ts'
import type { CheckoutStores } from './use-checkout.ts'

/** Payment by card in the provider's frame; visitors pay by card only (HOT-240), other methods are members'. */
export function PaymentCard({ stores, price }: { stores: CheckoutStores; price: Price }) {
  const { t, host, box, settings } = useWidget()
  const { checkout } = stores
  const payment = useStore(checkout.$payment)
  const frame = useRef<CardFrame>(null)
  const title = t('cardFrame')
  const { apiBase, refId, locale } = settings

  const holder = useCallback(() => {
    const { cardHolderFirstName, cardHolderLastName, firstName, lastName } = checkout.$customer.get()
    return cardHolderName(`${cardHolderFirstName} ${cardHolderLastName}`, firstName, lastName)
  }, [checkout])

  useEffect(() => {
    const opened = openCardFrame({ host, box, apiBase, refId, locale, title, cardHolder: holder() })
    frame.current = opened
    return () => opened.remove()
  }, [host, box, apiBase, refId, locale, title, holder])

  const paying = payment.kind === 'paying'
  const book = (event: FormEvent) => {
    event.preventDefault()
    const opened = frame.current
    if (!opened || paying) return
    void checkout.bookRoom(
      'CREDIT',
      payByCard(stores.client, (secret) => opened.confirm(secret, holder())),
    )
  }
  return (
    <form className="card roomy col" noValidate onSubmit={book}>
      <h1 className="h2">{t('payment')}</h1>
      <div className="tabs" role="tablist" aria-label={t('paymentMethods')}>
        <button type="button" role="tab" id="pay-card" aria-selected="true" aria-controls="pay-panel">
          <Icon d={cardIcon} />
          {t('creditCard')}
        </button>
      </div>
      <div id="pay-panel" role="tabpanel" aria-labelledby="pay-card" className="col">
        <div className="frame">
          <slot name="card" />
        </div>
        {payment.kind === 'failed' && (
          <p className="note bad" role="alert">
            <Icon d={alertIcon} />
            {payment.message}
          </p>
        )}
        <p className="row between">
          <span className="sm muted">
            {t('total')} {t('totalNote')}
          </span>
          <b className="h4 num">{price.formattedFinal}</b>
        </p>
        <button
          type="submit"
          part="submit"
          className="btn primary big block"
          disabled={paying}
          aria-label={t('bookRoomFor', { total: price.formattedDueNow })}
        >
          {paying ? <span className="spin" /> : <Icon d={lockIcon} />}
          {t(paying ? 'paying' : 'bookRoom')}
        </button>
        <p className="sm muted">
          <Agreement /> {t('secure')}
        </p>
      </div>
    </form>
  )
}

// The sentence is one message, so that each language can put its two links where it wants them.
function Agreement() {
  const { t } = useWidget()
  const links = useLinks()
  const parts = t('agreement', { terms: '\0terms\0', privacy: '\0privacy\0' }).split('\0')
  return parts.map((part) =>
    part === 'terms' || part === 'privacy' ? (
      <a key={part} href={links.to(part)} target="_blank" rel="noreferrer">
        {t(part)}
      </a>
    ) : (
      part
    ),
  )
}
