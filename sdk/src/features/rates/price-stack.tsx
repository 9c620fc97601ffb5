import type { Price } from '@staykit/contract'
import { savingsPercent } from '@staykit/domain'
import { shownTotal, struckTotal } from '@staykit/stores/hotel'
import type { ReactNode } from 'react'
import { useWidget } from '../../runtime/widget.ts'

/** The total of the stay, with its comparison price; `children` are further small lines. */
export function PriceStack({ price, children }: { price: Price; children?: ReactNode }) {
  const { t, settings } = useWidget()
  const struck = struckTotal(price)
  const before = struck && shownTotal(struck, settings.locale)
  return (
    <div className="price">
      {before && (
        <span className="row">
          <s aria-hidden="true">{before}</s>
          <span className="tag save">
            {t('percentOff', { percent: savingsPercent(price.final, struck) })}
          </span>
        </span>
      )}
      <span className="now">
        {shownTotal(price.final, settings.locale)}
        {before && <span className="sr"> {t('insteadOf', { price: before })}</span>}
      </span>
      <small>{t('allIn')}</small>
      {children}
    </div>
  )
}
