import { messages as bitcoinTexts } from '@staykit/words/en/bitcoin'
import { Heading } from '../../../../runtime/heading.tsx'
import { useWidget } from '../../../../runtime/widget.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { clockIcon } from '../../../../ui/icon/icons.ts'
import { withTexts } from '../../../../ui/with-texts.tsx'
import type { CheckoutStores } from '../../use-checkout.ts'

/** The booking screen when the transfer did not arrive in time (HOT-314). */
function Expired({ stores }: { stores: CheckoutStores }) {
  const { t } = useWidget()
  return (
    <section className="card empty" role="alert">
      <Icon d={clockIcon} />
      <Heading level={1} className="h2">
        {t('expired')}
      </Heading>
      <p>{t('expiredTooLate')}</p>
      <button type="button" className="btn primary" onClick={stores.checkout.tryAgain}>
        {t('startAgain')}
      </button>
    </section>
  )
}

export const ExpiredTransfer = withTexts({ bitcoin: bitcoinTexts }, Expired)
