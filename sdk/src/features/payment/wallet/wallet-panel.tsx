import { useStore } from '@nanostores/react'
import { basePaths } from '@staykit/contract'
import { formatMoney, fromMajor, listText } from '@staykit/domain'
import { artifactsByTime, createArtifactList, type TripArtifact } from '@staykit/stores/artifact'
import { createWallet, type WalletItem } from '@staykit/stores/payments/wallet'
import { createTrips, type Trip } from '@staykit/stores/trips'
import { messages as afterBookingTexts } from '@staykit/words/en/after-booking'
import { messages as ownTexts } from '@staykit/words/en/my-wallet'
import { useEffect, useMemo } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../../runtime/widget.ts'
import { longDay } from '../../../ui/due-date.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'
import type { MemberProps } from '../../for-member.tsx'
import { useFailure, useNamedFailure } from '../../use-failure.ts'
import { coinAmount } from './coin-amount.ts'
import { CoinHistory } from './coin-history.tsx'
import css from './wallet.css'

/** The coins of a member, and the records of their bookings. */
function Panel(member: MemberProps) {
  useSheet(css)
  return (
    <div className="col g6 steady">
      <Coins {...member} />
      <CoinHistory {...member} />
      <Records {...member} />
    </div>
  )
}

function Coins({ services: { client } }: MemberProps) {
  const { t } = useWidget()
  // The store of the checkout, without an amount to pay.
  const wallet = useMemo(() => createWallet({ client, totalCents: 0 }), [client])
  const state = useStore(wallet.$wallet)
  const items = useStore(wallet.$items)
  useEffect(() => void wallet.load(), [wallet])
  useNamedFailure('WALLET_FAILED', state.kind === 'error' ? state.message : undefined, wallet.load)
  return (
    <section className="col" aria-busy={state.kind === 'loading'} aria-labelledby="coins">
      <Heading level={2} className="h2" id="coins">
        {t('wallet')}
      </Heading>
      {state.kind === 'loading' && <WalletSkeleton />}
      {state.kind === 'error' && <NotLoaded text={t('walletFailed')} onRetry={wallet.load} />}
      {state.kind === 'ready' && items.length === 0 && <p className="card muted">{t('noCoins')}</p>}
      {items.length > 0 && (
        <ul className="col g2">
          {items.map((item) => (
            <Coin key={item.symbol} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Spendable amount of a coin and its value; coins without an amount or a rate are marked (PLT-092). */
function Coin({ item }: { readonly item: WalletItem }) {
  const { t, settings } = useWidget()
  const { symbol, amount, amountFrozen, logo, paymentPrice, paymentValid } = item
  const coins = (value: number) => coinAmount({ symbol, amount: value }, settings.locale)
  return (
    <li part="coin" className={paymentValid ? 'card row between coin' : 'card row between coin off'}>
      <span className="row">
        <span className="logo">
          {logo && <img src={`${settings.apiBase}${basePaths.platform}/${logo.replace(/^\//, '')}`} alt="" />}
        </span>
        <span className="col wallet-facts">
          <b className="num">{coins(amount)}</b>
          {amountFrozen > 0 && (
            <span className="sm muted num">{t('frozen', { amount: coins(amountFrozen) })}</span>
          )}
        </span>
      </span>
      {paymentValid ? (
        <b className="num">{formatMoney(fromMajor(paymentPrice, 'USD'), settings.locale)}</b>
      ) : (
        <span className="tag">{t('notSpendable')}</span>
      )}
    </li>
  )
}

/** Records of bookings (NFT), upcoming and past as their trips are (ACC-117). */
function Records({ services: { client }, user }: MemberProps) {
  const { t, environment } = useWidget()
  const stores = useMemo(
    () => ({ artifacts: createArtifactList({ client }), trips: createTrips({ client, environment }) }),
    [client, environment],
  )
  const { artifacts, trips } = stores
  const list = useStore(artifacts.$list)
  const error = useStore(artifacts.$error)
  const state = useStore(trips.$trips)
  useEffect(() => {
    void artifacts.load()
    void trips.load(user.id)
    return trips.clear
  }, [artifacts, trips, user.id])
  const load = () => void Promise.all([artifacts.load(), trips.load(user.id)])
  useNamedFailure('ARTIFACTS_FAILED', error, load)
  useFailure(state.kind === 'error' ? state.error : undefined, load)
  const isLost = Boolean(error) || state.kind === 'error'
  if (isLost) return <NotLoaded text={t('artifactsFailed')} onRetry={load} />
  if (state.kind !== 'ready' || list.length === 0) return null
  const { upcoming, past } = artifactsByTime(list, state)
  return (
    <section className="col" aria-labelledby="records">
      <Heading level={2} className="h2" id="records">
        {t('artifacts')}
      </Heading>
      <List title={t('upcoming')} records={upcoming} trips={state.all} />
      <List title={t('past')} records={past} trips={state.all} />
    </section>
  )
}

interface ListProps {
  readonly title: string
  readonly records: readonly TripArtifact[]
  readonly trips: readonly Trip[]
}

function List({ title, records, trips }: ListProps) {
  if (records.length === 0) return null
  return (
    <>
      <Heading level={3} className="h4">
        {title}
      </Heading>
      <ul className="col g2">
        {records.map((record) => (
          <Row
            key={record.tripNumber}
            record={record}
            trip={trips.find(({ tripNumber }) => tripNumber === record.tripNumber)}
          />
        ))}
      </ul>
    </>
  )
}

const statusKeys = {
  pending: 'artifactPending',
  created: 'artifactCreated',
  failed: 'artifactNotMade',
} as const

function Row({ record, trip }: { readonly record: TripArtifact; readonly trip: Trip | undefined }) {
  const { t, settings } = useWidget()
  const { tripNumber, status, link } = record
  const number = t('tripNumber', { number: tripNumber })
  return (
    <li part="artifact" className="card row between wrap">
      <span className="col wallet-facts">
        <b>{trip ? trip.hotel.name : number}</b>
        {trip && (
          <span className="sm muted">
            {listText([longDay(trip.checkIn, settings.locale), number], settings.locale)}
          </span>
        )}
      </span>
      <span className="row wrap">
        <span className="tag">
          {status in statusKeys ? t(statusKeys[status as keyof typeof statusKeys]) : status}
        </span>
        {/^https?:/.test(link) && (
          <a className="link sm" href={link} target="_blank" rel="noreferrer">
            {t('seeArtifact')}
          </a>
        )}
      </span>
    </li>
  )
}

export function WalletSkeleton() {
  const { t } = useWidget()
  return (
    <div className="col g2" role="status" aria-label={t('loadingWallet')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="card skel coin" />
      ))}
    </div>
  )
}

export const WalletPanel = withTexts({ 'after-booking': afterBookingTexts, 'my-wallet': ownTexts }, Panel)
