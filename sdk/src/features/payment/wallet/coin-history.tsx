import { useStore } from '@nanostores/react'
import { formatMoney, fromMajor, listText } from '@staykit/domain'
import { type CoinPayment, createCoinHistory } from '@staykit/stores/payments/wallet'
import { useEffect, useMemo, useState } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { longDay } from '../../../ui/due-date.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import type { MemberProps } from '../../for-member.tsx'
import { useNamedFailure } from '../../use-failure.ts'
import { coinAmount } from './coin-amount.ts'

/** Number of payments shown initially. */
const FIRST = 5

/** Coin payments, newest first: a few, and all of them after a click. */
export function CoinHistory({ services: { client } }: MemberProps) {
  const { t } = useWidget()
  const history = useMemo(() => createCoinHistory({ client }), [client])
  const state = useStore(history.$history)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => void history.load(), [history])
  const problem = state.kind === 'error' ? t('paymentsFailed') : undefined
  useNamedFailure('WALLET_FAILED', problem, history.load)
  const payments = state.kind === 'ready' ? state.payments : []
  return (
    <section className="col" aria-busy={state.kind === 'loading'} aria-labelledby="coin-payments">
      <Heading level={2} className="h2" id="coin-payments">
        {t('payments')}
      </Heading>
      {state.kind === 'loading' && (
        <div className="card skel coin" role="status" aria-label={t('loadingPayments')} />
      )}
      {problem && <NotLoaded text={problem} onRetry={history.load} />}
      {state.kind === 'ready' && payments.length === 0 && <p className="card muted">{t('noPayments')}</p>}
      {payments.length > 0 && (
        <ul className="col g2">
          {payments.slice(0, isWhole ? undefined : FIRST).map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {payments.length > FIRST && !isWhole && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          {t('morePayments')}
        </button>
      )}
    </section>
  )
}

function Payment({ payment: { state, time, price, coins, trip } }: { readonly payment: CoinPayment }) {
  const { t, settings } = useWidget()
  return (
    <li part="coin-payment" className="card row between wrap">
      <span className="col wallet-facts">
        <b>{trip?.hotel ?? t(state === 'frozen' ? 'underWay' : 'notBooked')}</b>
        <span className="sm muted">
          {listText(
            [
              longDay(time.slice(0, 10), settings.locale),
              trip && t('tripNumber', { number: trip.tripNumber }),
            ],
            settings.locale,
          )}
        </span>
      </span>
      <span className="col wallet-facts coin-sums">
        <b className="num">
          {coins.map((coin) => coinAmount(coin, settings.locale)).join(' + ')}{' '}
          <span className="tag">{t(`coins.${state}`)}</span>
        </b>
        <span className="sm muted num">{formatMoney(fromMajor(price, 'USD'), settings.locale)}</span>
      </span>
    </li>
  )
}
