import { useStore } from '@nanostores/react'
import type { UserInfo } from '@staykit/contract'
import { savedPercentOf, wholeDollars } from '@staykit/stores/profile'
import type { ReactNode } from 'react'
import { useNamedFailure } from '../../features/use-failure.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Avatar } from './avatar.tsx'
import type { ProfileStores } from './use-profile.ts'

interface HeroProps {
  readonly stores: ProfileStores
  readonly info: UserInfo
}

/** Greeting, figures of the year, booking records, and coins (ACC-071 to ACC-075). */
export function Hero({ stores, info }: HeroProps) {
  const { t, settings } = useWidget()
  const { points, stats, nftStats, lifeWallet, errors } = useStore(stores.figures.$figures)
  const revision = useStore(stores.profile.$revision)
  const { locale } = settings
  const number = (value: number) => value.toLocaleString(locale)
  const failure = errors.stats ?? errors.wallet
  const reload = () => void stores.figures.load(stores.userId)
  useNamedFailure('FIGURES_FAILED', failure, reload)
  const dollars = (amount: number | undefined) =>
    amount === undefined ? undefined : wholeDollars(amount, locale)
  const areLost = errors.nfts !== undefined
  const firstName = info.firstName?.trim()
  return (
    <section className="hero" part="hero">
      <div className="row who">
        <Avatar info={info} revision={revision} />
        <Heading level={1} className="h2">
          {firstName ? t('hi', { firstName }) : t('hello')}
        </Heading>
      </div>
      <dl className="figures">
        <Figure name={t('totalSavings')} isLost={errors.stats !== undefined}>
          {dollars(stats?.savings)}
        </Figure>
        <Figure name={t('totalSpending')} isLost={errors.stats !== undefined}>
          {dollars(stats?.spendings)}
        </Figure>
        <Figure name={t('availablePoints')} isLost={errors.wallet !== undefined}>
          {points && number(points.availablePoints)}
        </Figure>
      </dl>
      {failure !== undefined && (
        <p className="row wrap" role="alert">
          {t('figuresFailed')}
          <button type="button" className="btn" onClick={reload}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      <ul className="facts sm">
        <Fact isLost={areLost}>{nftStats && t('nftBookings', { count: nftStats.bookings })}</Fact>
        <Fact isLost={areLost}>
          {nftStats && t('nftTotal', { total: wholeDollars(nftStats.totalPrice, locale) })}
        </Fact>
        <Fact isLost={areLost}>{nftStats && t('averageSavings', { percent: savedPercentOf(nftStats) })}</Fact>
        <Fact>{lifeWallet && t('lifeWallet', { amount: number(lifeWallet.amount) })}</Fact>
      </ul>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  /** It failed to load. */
  readonly isLost: boolean
  /** Undefined while loading. */
  readonly children: ReactNode
}

function Figure({ name, isLost, children }: FigureProps) {
  const { t } = useWidget()
  return (
    <div>
      <dt>
        {name} <span className="xs">{t('yearToDate')}</span>
      </dt>
      <dd className="num">
        {children ?? (isLost ? <span title={t('notKnown')}>–</span> : <span className="skel" />)}
      </dd>
    </div>
  )
}

interface FactProps {
  readonly isLost?: boolean
  /** Undefined while loading. */
  readonly children: string | undefined
}

/** A line that reserves its space while loading and when it fails, so that the content below does not move. */
function Fact({ isLost = false, children }: FactProps) {
  return <li className={children || isLost ? undefined : 'skel'}>{children}</li>
}
