import { useStore } from '@nanostores/react'
import type { FiguresStore } from '@staykit/stores/profile'
import { useWidget } from '../../runtime/widget.ts'

/** The LIFE balance of a member (ACC-114); hidden without a wallet. */
export function LifeLine({ figures }: { readonly figures: FiguresStore }) {
  const { t, settings } = useWidget()
  const { lifeWallet, errors } = useStore(figures.$figures)
  if (!lifeWallet || errors.wallets !== undefined) return null
  const { amount, amountFrozen, fractionBase } = lifeWallet
  const coins = (value: number) =>
    value.toLocaleString(settings.locale, { maximumFractionDigits: Math.round(Math.log10(fractionBase)) })
  return (
    <p part="life" className="card row between wrap">
      <span>{t('life')}</span>
      <b className="num">
        {coins(amount)} LIFE
        {amountFrozen > 0 && (
          <span className="sm muted"> {t('lifeFrozen', { amount: coins(amountFrozen) })}</span>
        )}
      </b>
    </p>
  )
}
