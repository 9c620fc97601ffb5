import type { Price } from '@staykit/contract'
import type { ReactNode } from 'react'
import { useWidget } from '../../runtime/widget.ts'

interface PriceTableProps {
  readonly price: Price
  /** What the subtotal is of. */
  readonly subtotal: string
  /** What the property's fee is called; undefined where there is none. */
  readonly fee: string | undefined
  /** Beside the word for the total. */
  readonly note?: ReactNode
}

/** What a price is made of: subtotal, taxes, the property's fee, and the total with all of them. */
export function PriceTable({ price, subtotal, fee, note }: PriceTableProps) {
  const { t } = useWidget()
  const rows = [
    [subtotal, price.formattedSubtotal],
    [t('taxes'), price.formattedTaxes],
    [fee, price.formattedPropertyFeeDisplay],
  ] as const
  return (
    <dl className="sum">
      {rows.map(
        ([name, amount]) =>
          name && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ),
      )}
      <div className="total">
        <dt>
          {t('total')} {note}
        </dt>
        <dd data-total={price.final.minor}>{price.formattedFinal}</dd>
      </div>
    </dl>
  )
}
