import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardIcon } from '../../ui/icons.ts'

/** Cards are saved where they are used, at the checkout: the block is there and cannot be used (ACC-119, AQ-01). */
export function Payment() {
  const { t } = useWidget()
  return (
    <section className="col">
      <h2 className="h2">{t('tab.payment')}</h2>
      <button type="button" className="card new-card" disabled>
        <Icon d={cardIcon} />
        {t('newCard')}
      </button>
      <p className="sm muted">{t('cardsAtCheckout')}</p>
    </section>
  )
}
