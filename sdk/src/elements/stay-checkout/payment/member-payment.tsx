import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useState } from 'react'
import { messages as methodsTexts } from '../../../messages/en-US/methods.ts'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon.tsx'
import { bitcoinIcon, cardIcon, walletIcon } from '../../../ui/icons.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'
import { CardPanel, type CardWay } from './card/card-panel.tsx'
import type { SavedCardsProps } from './card/saved-cards.tsx'
import { type PanelProps, PaymentCard } from './payment.tsx'
import { useMethod } from './use-method.ts'

const icons = { CreditCard: cardIcon, Bitcoin: bitcoinIcon, Wallet: walletIcon }
const panels = {
  Bitcoin: lazy<PanelProps>(() => import('./bitcoin/bitcoin-panel.tsx').then((part) => part.BitcoinPanel)),
  Wallet: lazy<PanelProps>(() => import('./wallet/wallet-panel.tsx').then((part) => part.WalletPanel)),
}
const SavedCards = lazy<SavedCardsProps>(() =>
  import('./card/saved-cards.tsx').then((part) => part.SavedCards),
)

/** Payment of a member: a tab for each method of the brand, whose panels bring their code when they are chosen. */
function Payment({ stores, contract, pm }: PanelProps & { pm: string | undefined }) {
  const { t } = useWidget()
  const { isKnown, method, methods, choose, userId } = useMethod(stores, pm)
  const payment = useStore(stores.checkout.$payment)
  const progress = useStore(stores.checkout.$progress)
  const [way, setWay] = useState<CardWay>()
  const isBusy = payment.kind === 'paying' || progress.kind === 'working' || progress.kind === 'pending'

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || isBusy) return
    const tabs = event.currentTarget
    const turn = getComputedStyle(tabs).direction === 'rtl' ? -step : step
    const next = (methods.indexOf(method) + turn + methods.length) % methods.length
    choose(methods[next] ?? 'CreditCard')
    ;(tabs.children[next] as HTMLElement).focus()
  }
  const shared = { stores, contract }
  const Panel = method === 'CreditCard' ? undefined : panels[method]
  return (
    <PaymentCard method={method}>
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
      {Panel ? (
        <Panel {...shared} />
      ) : (
        isKnown && (
          <CardPanel {...shared} way={way}>
            {userId &&
              ((frame) => <SavedCards stores={stores} userId={userId} frame={frame} onWay={setWay} />)}
          </CardPanel>
        )
      )}
    </PaymentCard>
  )
}

export const MemberPayment = withTexts({ methods: methodsTexts }, Payment)
