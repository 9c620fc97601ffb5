import { useStore } from '@nanostores/react'
import { sayAny } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { TabList } from '../../../ui/tabs/tabs.tsx'
import type { PanelProps } from './method.ts'
import { useMethod } from './use-method.ts'

/** Payment: a tab for each payment method; the panels load when they are selected. */
export function Payment({ stores, contract, pm }: PanelProps & { pm: string | undefined }) {
  const { t } = useWidget()
  const { method, methods, choose } = useMethod(stores, pm)
  const payment = useStore(stores.checkout.$payment)
  const progress = useStore(stores.checkout.$progress)
  const isBusy = payment.kind === 'paying' || progress.kind === 'working' || progress.kind === 'pending'
  const { Panel } = method
  return (
    <section className="card roomy col">
      <Heading level={2} className="h2">
        {t('payment')}
      </Heading>
      <TabList
        className="tabs"
        label={t('paymentMethods')}
        tabs={methods.map(({ pm, icon }) => ({ name: pm, text: sayAny(t, pm), icon }))}
        selected={method.pm}
        panel="pay-panel"
        prefix="pay"
        isFixed={isBusy}
        onSelect={choose}
      />
      <div id="pay-panel" role="tabpanel" aria-labelledby={`pay-${method.pm}`}>
        <Panel stores={stores} contract={contract} />
      </div>
    </section>
  )
}
