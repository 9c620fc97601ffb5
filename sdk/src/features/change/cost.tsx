import type { Contract } from '@staykit/contract'
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
}

/** The cost of a change in lines: old price, fee, refund, new total, difference. */
export function Cost({ old, cost }: CostProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const { before, refund, fee, after, difference } = cost
  const say = (amount: Money) => formatMoney(amount, settings.locale)
  const until = old.isCancellable && old.cancelBy && deadlineWords(old.cancelBy, settings.locale)
  const isLess = Boolean(difference && difference.minor < 0)
  const lines: readonly (readonly [key: CostKey, amount: string])[] = [
    ...(after ? [['changeNew', say(after)] as const] : []),
    ['changeOld', say(before)],
    ['changeFee', fee.minor > 0 ? say(fee) : t('changeFree')],
    ['changeRefund', refund.minor > 0 ? say(refund) : t('changeNothing')],
  ]
  return (
    <div className="change-cost sm">
      <dl>
        {lines.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
        {difference && (
          <div className="b">
            <dt>{t(isLess ? 'changeLess' : 'changeMore')}</dt>
            <dd className="num">{say({ ...difference, minor: Math.abs(difference.minor) })}</dd>
          </div>
        )}
      </dl>
      <p className={old.isCancellable ? 'muted' : 'b'}>
        {old.isCancellable
          ? t('changeTerms', { when: until || '' })
          : t('changeNonRefundable', { amount: say(before) })}
      </p>
    </div>
  )
}
