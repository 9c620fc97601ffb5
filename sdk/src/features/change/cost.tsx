import { type Contract, isPartlyRefundable } from '@staykit/contract'
import { formatMoney, type Money } from '@staykit/domain'
import type { ChangeCost } from '@staykit/stores/change'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import css from './change.css'

type CostKey = 'changeNew' | 'changeOld' | 'changeFee' | 'changeRefund'

interface CostProps {
  /** The trip to be cancelled. */
  readonly old: Contract
  readonly cost: ChangeCost
  /** Whether it has the sum, which the dialog shows above. */
  readonly hasSum?: boolean
}

/** Label of the amount to pay or to get back. */
export function sumKey({ movement }: ChangeCost, { minor }: Money) {
  if (!movement) return minor < 0 ? 'changeLess' : 'changeMore'
  if (minor === 0) return 'changeEqual'
  return minor < 0 ? 'changeGetBack' : 'changePayNow'
}

/** The cost of a change in lines: old price, fee, refund, new total, difference. */
export function Cost({ old, cost, hasSum = true }: CostProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const { before, refund, fee, after, difference, movement } = cost
  const say = (amount: Money) => formatMoney(amount, settings.locale)
  const until = old.isCancellable && old.cancelBy && deadlineWords(old.cancelBy, settings.locale)
  const isLost = !old.isCancellable && !isPartlyRefundable(old.cancellationPolicy)
  const lines: readonly (readonly [key: CostKey, amount: string])[] = [
    ...(after ? [['changeNew', say(after)] as const] : []),
    // The payment of the old trip pays for the new one.
    ['changeOld', movement ? `− ${say(before)}` : say(before)],
    ['changeFee', fee.minor > 0 ? say(fee) : t('changeFree')],
    ...(movement ? [] : [['changeRefund', refund.minor > 0 ? say(refund) : t('changeNothing')] as const]),
  ]
  const sum = movement
    ? { minor: movement.pay.minor - movement.back.minor, currency: before.currency }
    : difference
  return (
    <div className="change-cost sm">
      <dl>
        {lines.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
        {hasSum && sum && (
          <div className="b">
            <dt>{t(sumKey(cost, sum))}</dt>
            <dd className="num">{sum.minor !== 0 && say({ ...sum, minor: Math.abs(sum.minor) })}</dd>
          </div>
        )}
      </dl>
      {hasSum && movement && <p>{t('changeOnly', { amount: say(movement.credit) })}</p>}
      {old.isCancellable && <p className="muted">{t('changeTerms', { when: until || '' })}</p>}
      {isLost && <p className="b">{t('changeNonRefundable', { amount: say(before) })}</p>}
    </div>
  )
}
