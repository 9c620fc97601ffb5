import type { Price } from '@staykit/contract'
import type { ReactNode } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import css from './price-table.css'

interface PriceTableProps {
  readonly price: Price
  /** Label of the subtotal. */
  readonly subtotal: string
  /** Label of the property fee; undefined if there is none. */
  readonly fee: string | undefined
  /** Text beside the label of the total. */
  readonly note?: ReactNode
  /** The amount due now was paid. */
  readonly isPaid?: boolean
  /** What was paid, when that is not the amount due now. */
  readonly paid?: string | undefined
  /** The part of the amount due that an earlier payment pays, as a negative amount, and the rest. */
  readonly credit?: { readonly name: string; readonly amount: string; readonly rest: string } | undefined
}

/** The parts of a price: subtotal, taxes, property fee, and their total; what of it is due now, if there is a fee. */
export function PriceTable(props: PriceTableProps) {
  const { price, subtotal, fee, note, isPaid = false, paid, credit } = props
  useSheet(css)
  const { t } = useWidget()
  const rows = [
    [subtotal, price.formattedSubtotal],
    [t('taxes'), price.formattedTaxes],
    [fee, price.formattedPropertyFeeDisplay],
  ] as const
  return (
    <>
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
      {credit && (
        <dl className="sum">
          <div>
            <dt>{credit.name}</dt>
            <dd>{credit.amount}</dd>
          </div>
        </dl>
      )}
      {(fee || credit) && (
        <div className="due">
          <div>
            {t(isPaid ? 'paid' : 'dueNow')}
            <b>{paid ?? credit?.rest ?? price.formattedDueNow}</b>
          </div>
          {fee && (
            <div>
              {t(isPaid ? 'paidAtHotel' : 'dueAtHotel')}
              <b>{price.formattedDueAtHotel}</b>
            </div>
          )}
        </div>
      )}
    </>
  )
}
