import { listText } from '@staykit/domain'
import { sayAny } from '../../../messages/translate.ts'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { lockIcon } from '../../../ui/icon/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'
import { paymentMethods } from './registry.ts'
import { useMethod } from './use-method.ts'

/** The payment that follows the customer's form, with the names of the methods. */
export function PaymentAhead({ stores }: { stores?: CheckoutStores }) {
  const { t } = useWidget()
  return (
    <p className="row between wrap ahead">
      <span className="h3">{t('payment')}</span>
      <span className="row g2 sm">
        <Icon d={lockIcon} />
        {stores ? <Methods stores={stores} /> : sayAny(t, paymentMethods[0].pm)}
      </span>
    </p>
  )
}

function Methods({ stores }: { stores: CheckoutStores }) {
  const { t, settings } = useWidget()
  const { methods } = useMethod(stores, undefined)
  return listText(
    methods.map(({ pm }) => sayAny(t, pm)),
    settings.locale,
  )
}
