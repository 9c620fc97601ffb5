import { useStore } from '@nanostores/react'
import { basePaths, type Contract } from '@staykit/contract'
import { formatMoney, fromMajor } from '@staykit/domain'
import { createWallet, MAX_COINS, payByWallet, type WalletItem } from '@staykit/stores/payments/wallet'
import { messages as walletTexts } from '@staykit/words/en/wallet'
import { useEffect, useMemo } from 'react'
import { useNamedFailure } from '../../../../features/use-failure.ts'
import type { Translate } from '../../../../messages/translate.ts'
import { useSheet, useWidget } from '../../../../runtime/widget.ts'
import { type Failed, refusalText } from '../../../../ui/failure-text.ts'
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx'
import { withTexts } from '../../../../ui/with-texts.tsx'
import type { PanelProps } from '../method.ts'
import { PayForm } from '../pay-form.tsx'
import css from '../pick.css'

/** The amount due now in US cents: a wallet pays in dollars, whatever currency is displayed (HOT-186). */
function centsOf({ dueNowUsd, rate }: Contract): number {
  const { dueNow } = rate.price
  if (dueNowUsd !== undefined) return fromMajor(dueNowUsd, 'USD').minor
  return dueNow.currency === 'USD' ? dueNow.minor : 0
}

/** Whether the brand shows prices in coins (AQ-67). */
function useCoinPrices({ brand }: PanelProps['stores']): boolean {
  const state = useStore(brand.$brand)
  return state.status === 'ready' && !state.brand.flags.suppressPricecoin
}

/** Payment from the member's wallet: selected coins in order, until they cover the amount due exactly (HOT-178, HOT-179). */
function Panel(props: PanelProps) {
  const { stores, contract } = props
  useSheet(css)
  const { t, settings } = useWidget()
  const { client, checkout } = stores
  const hasPrices = useCoinPrices(stores)
  const totalCents = centsOf(contract)
  const wallet = useMemo(() => createWallet({ client, totalCents }), [client, totalCents])
  const state = useStore(wallet.$wallet)
  const items = useStore(wallet.$items)
  const parts = useStore(wallet.$parts)
  const covers = useStore(wallet.$covers)
  useEffect(() => void wallet.load(), [wallet])
  useNamedFailure('WALLET_FAILED', state.kind === 'error' ? state.message : undefined, wallet.load)
  const say = (cents: number) => formatMoney({ minor: cents, currency: 'USD' }, settings.locale)
  if (state.kind === 'loading') return <span className="spin" role="status" aria-label={t('loadingCoins')} />
  if (items.length === 0) return <NoCoins onReload={state.kind === 'error' ? wallet.load : undefined} />
  const sum = parts.reduce((total, { cents }) => total + cents, 0)
  const [only, ...others] = parts
  const isFull = items.filter(({ isChosen }) => isChosen).length >= MAX_COINS
  const book = async () => {
    if (!covers) return
    await checkout.bookRoom('WALLET', payByWallet(client, wallet.$parts.get(), t('walletFailed')))
    // The balance may have changed.
    if (checkout.$payment.get().kind === 'failed') void wallet.load()
  }
  return (
    <PayForm
      {...props}
      due={`${say(totalCents)} USD`}
      isReady={covers}
      paymentFailed={(payment) => failedText(t, payment)}
      onPay={book}
    >
      <fieldset className="col g2">
        <legend className="sm muted">{t('chooseCoins')}</legend>
        {items.map((item) => (
          <Coin
            key={item.symbol}
            item={item}
            hasPrice={hasPrices}
            isFull={isFull}
            isShort={only?.symbol === item.symbol && others.length === 0 && !covers}
            onToggle={() => wallet.toggle(item.symbol)}
          />
        ))}
        {isFull && (
          <p className="sm muted" role="status">
            {t('full', { max: MAX_COINS })}
          </p>
        )}
      </fieldset>
      <Sum sum={sum} total={totalCents} />
    </PayForm>
  )
}

/** The US cents that the selected coins cover. */
function Sum({ sum, total }: { readonly sum: number; readonly total: number }) {
  const { t, settings } = useWidget()
  const say = (cents: number) => formatMoney({ minor: cents, currency: 'USD' }, settings.locale)
  return (
    <>
      <p className="row between sm" role="status">
        <span>{t('selected', { amount: say(sum) })}</span>
        <span className="muted">{t('ofTotal', { total: `${say(total)} USD` })}</span>
      </p>
      <ProgressBar share={total ? sum / total : 0} />
    </>
  )
}

/** The wallet's platform has its own messages, which are shown unchanged (HOT-310). */
function failedText(t: Translate, payment: Failed): string {
  const why = refusalText(t, payment) ?? payment.details?.messages ?? t('general')
  return navigator.onLine ? `${t('walletFailed')}: ${why}` : t('offline')
}

/** `onReload` if loading failed and a retry can help. */
function NoCoins({ onReload }: { readonly onReload: (() => void) | undefined }) {
  const { t } = useWidget()
  return (
    <div className="empty" role="status">
      <p>{t('noCoins')}</p>
      {onReload && (
        <button type="button" className="btn" onClick={() => onReload()}>
          {t('reloadCoins')}
        </button>
      )}
    </div>
  )
}

interface CoinProps {
  readonly item: WalletItem
  /** The brand shows prices in coins (AQ-67). */
  readonly hasPrice: boolean
  /** No other coin can be selected. */
  readonly isFull: boolean
  /** It is the only selected coin, and does not cover the total. */
  readonly isShort: boolean
  readonly onToggle: () => void
}

function Coin({ item, hasPrice, isFull, isShort, onToggle }: CoinProps) {
  const { t, settings } = useWidget()
  const { symbol, amount, amountFrozen, isChosen, paymentValid, paymentPrice } = item
  const coins = (value: number) =>
    `${value.toLocaleString(settings.locale, { maximumFractionDigits: 8 })} ${symbol}`
  const dollars = (value: number) => formatMoney(fromMajor(value, 'USD'), settings.locale)
  return (
    <label className="pick">
      <input
        type="checkbox"
        name="coin"
        value={symbol}
        checked={isChosen}
        disabled={!paymentValid || (isFull && !isChosen)}
        onChange={onToggle}
      />
      <span className="row">
        {item.logo && (
          <img
            src={`${settings.apiBase}${basePaths.platform}/${item.logo.replace(/^\//, '')}`}
            alt=""
            width="40"
            height="40"
          />
        )}
        <span>
          <b>{symbol}</b>
          <small className="num">
            {coins(amount)}
            {amountFrozen > 0 && `, ${t('frozen', { amount: coins(amountFrozen) })}`}
          </small>
          {hasPrice && item.wholePrice > 0 && (
            <small className="num">{t('wholePrice', { coins: coins(item.wholePrice) })}</small>
          )}
          {isShort && <span className="error">{t('insufficient')}</span>}
        </span>
      </span>
      <b className="num">{dollars(paymentPrice)}</b>
      {isChosen && item.paymentPricePartial > 0 && (
        <small className="num">
          {t('uses', { coins: coins(item.paymentAmount), amount: dollars(item.paymentPricePartial) })}
        </small>
      )}
    </label>
  )
}

export const PayByWallet = withTexts({ wallet: walletTexts }, Panel)
