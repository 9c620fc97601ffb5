import type { Contract } from '@staykit/contract'
import type { ReactNode } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon.tsx'
import { cardIcon } from '../../../ui/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'
import { CardPanel } from './card/card-panel.tsx'

export interface PanelProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
}

/** Payment of a visitor: by card only (OQ-06). */
export function Payment(props: PanelProps) {
  const { t } = useWidget()
  return (
    <PaymentCard method="CreditCard">
      <div className="tabs" role="tablist" aria-label={t('paymentMethods')}>
        <button type="button" role="tab" id="pay-CreditCard" aria-selected="true" aria-controls="pay-panel">
          <Icon d={cardIcon} />
          {t('CreditCard')}
        </button>
      </div>
      <CardPanel {...props} />
    </PaymentCard>
  )
}

/** The card around the tabs and the panel of the method that is chosen. */
export function PaymentCard({ method, children }: { method: string; children: [ReactNode, ReactNode] }) {
  const { t } = useWidget()
  return (
    <section className="card roomy col">
      <h1 className="h2">{t('payment')}</h1>
      {children[0]}
      <div id="pay-panel" role="tabpanel" aria-labelledby={`pay-${method}`}>
        {children[1]}
      </div>
    </section>
  )
}
