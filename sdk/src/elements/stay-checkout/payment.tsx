import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { bitcoinIcon, cardIcon, walletIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useWidget } from '../../widget.ts'
import { CardPanel } from './card-panel.tsx'
import type { CheckoutStores } from './use-checkout.ts'
import { type Method, useMethod } from './use-method.ts'

export interface PanelProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
}

const icons = { CreditCard: cardIcon, Bitcoin: bitcoinIcon, Wallet: walletIcon }
const panels = {
  Bitcoin: lazy<PanelProps>(() => import('./bitcoin-panel.tsx').then(({ BitcoinPanel }) => BitcoinPanel)),
  Wallet: lazy<PanelProps>(() => import('./wallet-panel.tsx').then(({ WalletPanel }) => WalletPanel)),
}

/** Payment: a tab for each method; all but the card's bring their code when they are chosen. */
export function Payment({ stores, contract, pm }: PanelProps & { pm: string | undefined }) {
  const { t } = useWidget()
  const { isKnown, method = 'CreditCard', methods, choose, user, hasSavedCards } = useMethod(stores, pm)
  const payment = useStore(stores.checkout.$payment)
  const progress = useStore(stores.checkout.$progress)
  const isBusy = payment.kind === 'paying' || progress.kind === 'working' || progress.kind === 'pending'

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || isBusy) return
    const tabs = event.currentTarget
    const turn = getComputedStyle(tabs).direction === 'rtl' ? -step : step
    const next = (methods.indexOf(method) + turn + methods.length) % methods.length
    choose(methods[next] as Method)
    ;(tabs.children[next] as HTMLElement).focus()
  }
  const shared = { stores, contract }
  const Panel = method === 'CreditCard' ? undefined : panels[method]
  return (
    <section className="card roomy col">
      <h1 className="h2">{t('payment')}</h1>
      <div className="tabs" role="tablist" aria-label={t('paymentMethods')} onKeyDown={onKeyDown}>
        {methods.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`pay-${each}`}
            aria-selected={each === method}
            aria-controls="pay-panel"
            tabIndex={each === method ? 0 : -1}
            disabled={isBusy && each !== method}
            onClick={() => choose(each)}
          >
            <Icon d={icons[each]} />
            {t(each)}
          </button>
        ))}
      </div>
      <div id="pay-panel" role="tabpanel" aria-labelledby={`pay-${method}`}>
        {Panel ? (
          <Panel {...shared} />
        ) : (
          isKnown && <CardPanel {...shared} userId={hasSavedCards ? user?.id : undefined} />
        )}
      </div>
    </section>
  )
}
