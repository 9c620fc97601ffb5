import { useStore } from '@nanostores/react'
import { sayAny } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { TabList } from '../../../ui/tabs/tabs.tsx'
import type { PanelProps, PaymentMethod } from './method.ts'
import { PayForm } from './pay-form.tsx'
import type { useMethod } from './use-method.ts'

/** Payment: a tab for each payment method if there is a choice; the panels load when they are selected. */
export function Payment({ selection, ...props }: PanelProps & { selection: ReturnType<typeof useMethod> }) {
  const { t } = useWidget()
  const { checkout } = props.stores
  const { method, methods, choose } = selection
  const payment = useStore(checkout.$payment)
  const progress = useStore(checkout.$progress)
  const isBusy = payment.kind === 'paying' || progress.kind === 'working' || progress.kind === 'pending'
  const { Panel } = method
  const panel =
    props.movement?.pay.minor === 0 ? <NothingDue {...props} method={method.name} /> : <Panel {...props} />
  return (
    <section className="card roomy col">
      <Heading level={2} className="h2" data-start>
        {t('payment')}
      </Heading>
      {methods.length > 1 ? (
        <>
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
            {panel}
          </div>
        </>
      ) : (
        panel
      )}
    </section>
  )
}

/** The payment of the replaced trip pays for all of the booking: no card is charged. */
function NothingDue({ method, ...props }: PanelProps & { readonly method: PaymentMethod['name'] }) {
  const { checkout } = props.stores
  return <PayForm {...props} onPay={() => void checkout.bookRoom(method, async () => ({}))} />
}
