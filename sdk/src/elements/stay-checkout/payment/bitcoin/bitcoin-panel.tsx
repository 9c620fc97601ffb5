import { useStore } from '@nanostores/react'
import { type BitcoinQuote, QUOTE_VALID_MS, SATOSHI_PER_BITCOIN, type Transfer } from '@staykit/contract'
import { formatMoney, fromMajor } from '@staykit/domain'
import { createBitcoin } from '@staykit/stores/payments/bitcoin'
import { messages as bitcoinTexts } from '@staykit/words/en/bitcoin'
import { useEffect, useMemo, useState } from 'react'
import { useNamedFailure } from '../../../../features/use-failure.ts'
import { Heading } from '../../../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../../../runtime/widget.ts'
import { Countdown } from '../../../../ui/countdown/countdown.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { clockIcon, copyIcon } from '../../../../ui/icon/icons.ts'
import { lazy } from '../../../../ui/lazy/lazy.tsx'
import { withTexts } from '../../../../ui/with-texts.tsx'
import type { PanelProps } from '../method.ts'
import { PayForm, Trouble } from '../pay-form.tsx'
import css from './bitcoin.css'
import { qrOf } from './qr.tsx'

const Qr = lazy<{ text: string; label: string }>(() =>
  import('./qr-code.ts').then(({ generate }) => qrOf(generate)),
)

/** Decimal coins without an exponent. */
const coins = (satoshi: number) => (satoshi / SATOSHI_PER_BITCOIN).toFixed(8)

/** Payment by bitcoin: Book Room requests a quote, which stays visible until the transfer arrives (HOT-187). */
function Panel(props: PanelProps) {
  useSheet(css)
  const { t, environment } = useWidget()
  const { client, checkout } = props.stores
  const rate = props.contract.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote belongs to its rate
  const bitcoin = useMemo(
    () => createBitcoin({ client, environment, checkout }),
    [client, environment, checkout, rate],
  )
  const quote = useStore(bitcoin.$quote)
  const progress = useStore(checkout.$progress)
  const payment = useStore(checkout.$payment)
  const abandoning = useStore(bitcoin.$abandoning)
  useTabFocus(abandoning.kind === 'done')
  useEffect(() => {
    bitcoin.resume()
    return bitcoin.dispose
  }, [bitcoin])

  if (progress.kind === 'expired' && payment.kind === 'idle')
    return <Expired received={progress.received} onStart={bitcoin.start} />
  const isOpen = payment.kind === 'paying' || progress.kind === 'working' || progress.kind === 'pending'
  if (quote && isOpen) {
    const transfer = 'transfer' in progress ? progress.transfer : undefined
    return (
      <Quote quote={quote} left={bitcoin.$left} transfer={transfer}>
        <WaysOut bitcoin={bitcoin} checkout={checkout} />
      </Quote>
    )
  }
  return (
    <PayForm {...props} due={props.contract.rate.price.formattedDueNow} onPay={() => void bitcoin.start()}>
      {abandoning.kind === 'done' && <Ended received={abandoning.received} />}
      <p>{t('bitcoinLead')}</p>
    </PayForm>
  )
}

interface WaysOutProps {
  readonly bitcoin: ReturnType<typeof createBitcoin>
  readonly checkout: PanelProps['stores']['checkout']
}

/** Actions while waiting. */
function WaysOut({ bitcoin, checkout }: WaysOutProps) {
  const { t } = useWidget()
  const progress = useStore(checkout.$progress)
  const payment = useStore(checkout.$payment)
  const { kind } = useStore(bitcoin.$abandoning)
  useNamedFailure('PAYMENT_NOT_ENDED', kind === 'failed' ? t('notEnded') : undefined)
  return (
    <>
      <div className="row wrap">
        {progress.kind === 'pending' && (
          <button type="button" className="btn" onClick={checkout.checkAgain}>
            {t('checkAgain')}
          </button>
        )}
        {payment.kind !== 'paying' && (
          <button type="button" className="link" aria-disabled={kind === 'busy'} onClick={bitcoin.abandon}>
            {t('payOtherwise')}
          </button>
        )}
      </div>
      {kind === 'failed' && <Trouble text={t('notEnded')} />}
    </>
  )
}

function Ended({ received }: { received: number }) {
  const { t } = useWidget()
  return (
    <p className="note" role="status">
      {t('ended')} {received > 0 && t('sentBack', { amount: `${coins(received)} BTC` })}
    </p>
  )
}

/** The clicked button is gone: moves the focus to the tabs of the payment methods. */
function useTabFocus(isEnded: boolean) {
  const { box } = useWidget()
  useEffect(() => {
    if (isEnded) box.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isEnded, box])
}

interface QuoteProps {
  readonly quote: BitcoinQuote
  readonly left: ReturnType<typeof createBitcoin>['$left']
  readonly transfer: Transfer | undefined
  readonly children: React.ReactNode
}

function Quote({ quote, left, transfer, children }: QuoteProps) {
  const { t, settings } = useWidget()
  const received = transfer?.received ?? 0
  const missing = received > 0 && transfer ? transfer.due - received : undefined
  const uri = (missing !== undefined && transfer?.uri) || quote.uri
  const amount = missing === undefined ? quote.amount.toFixed(8) : coins(missing)
  return (
    <div className="row wrap top g6 quote">
      <Qr text={uri} label={t('qr')} />
      <div className="col g2">
        <p className="sm muted">{t(missing === undefined ? 'sendExactly' : 'stillMissing')}</p>
        <p className="h3 num">{amount} BTC</p>
        <p className="sm muted">
          {formatMoney(fromMajor(quote.original, quote.currency), settings.locale)} {t('dueNow')}
        </p>
        {received > 0 && <p role="status">{t('received', { amount: `${coins(received)} BTC` })}</p>}
        <TimeLeft left={left} />
        <Address address={quote.address} uri={uri} />
        <p className="note">{t('watching')}</p>
        {children}
      </div>
    </div>
  )
}

function TimeLeft({ left }: Pick<QuoteProps, 'left'>) {
  const { t } = useWidget()
  return <Countdown ms={useStore(left)} whole={QUOTE_VALID_MS} label={t('left')} />
}

/** The address to send to: to copy, or to open in a wallet of this device. */
function Address({ address, uri }: { address: string; uri: string }) {
  const { t } = useWidget()
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(t('copied')),
      () => setCopied(t('copyFailed')),
    )
  return (
    <>
      <code className="address mono">{address}</code>
      <div className="row wrap">
        <button type="button" className="btn" onClick={copy}>
          <Icon d={copyIcon} />
          {t('copyAddress')}
        </button>
        {uri.startsWith('bitcoin:') && (
          <a className="link" href={uri}>
            {t('openWallet')}
          </a>
        )}
      </div>
      <p className="sm" role="status">
        {copied}
      </p>
    </>
  )
}

function Expired({ received, onStart }: { received: number; onStart: () => void }) {
  const { t } = useWidget()
  return (
    <div className="empty" role="alert">
      <Icon d={clockIcon} />
      <Heading level={2} className="h4">
        {t('expired')}
      </Heading>
      <p className="muted">
        {received > 0 ? t('sentBack', { amount: `${coins(received)} BTC` }) : t('expiredLead')}
      </p>
      <button type="button" className="btn primary" onClick={onStart}>
        {t('startAgain')}
      </button>
    </div>
  )
}

export const BitcoinPanel = withTexts({ bitcoin: bitcoinTexts }, Panel)
