import type { Price } from '@staykit/contract'
import { struckTotal } from '@staykit/domain'
import { shownTotal } from '@staykit/stores/hotel'
import type { ReactNode } from 'react'
import { useWidget } from '../../runtime/widget.ts'

interface PriceStackProps {
  readonly price: Price
  /** Without the comparison, if another saving of the same stay is shown. */
  readonly plain?: boolean
  /** Further small lines. */
  readonly children?: ReactNode
}

/** The total of the stay, with its comparison price. */
export function PriceStack({ price, plain = false, children }: PriceStackProps) {
  const { t, settings } = useWidget()
  const struck = plain ? undefined : struckTotal(price)
  const before = struck && shownTotal(struck, settings.locale)
  return (
    <div className="price">
      {before && (
        <span className="row">
          <s aria-hidden="true">{before}</s>
          <span className="tag save">{t('percentOff', { percent: price.savingsPercentage })}</span>
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
