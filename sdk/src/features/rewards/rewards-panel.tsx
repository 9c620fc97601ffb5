import { useStore } from '@nanostores/react'
import { createLoyaltyFrame, type FiguresStore } from '@staykit/stores/profile'
import { messages as rewardsTexts } from '@staykit/words/en/rewards'
import { useEffect, useMemo, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { giftIcon, medalIcon } from '../../ui/icon/icons.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { useNamedFailure } from '../use-failure.ts'
import css from './rewards.css'
import { Statement } from './statement.tsx'
import { loadVendorScript } from './vendor-script.ts'

export interface RewardsProps {
  readonly userId: string
  readonly services: Services
  readonly figures: FiguresStore
}

/**
 * Points, level, and the widget of the vendor; widget and teaser are hidden if the brand hides loyalty (AQ-12). The widget is
 * last: whether there is one is known late, and nothing below it moves.
 */
function Panel(stores: RewardsProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const { points, errors } = useStore(stores.figures.$figures)
  const number = (value: number | undefined) =>
    value === undefined ? (errors.wallet === undefined ? '…' : '–') : value.toLocaleString(settings.locale)
  const level = points?.level ?? 'BRONZE'
  return (
    <section part="rewards" className="col g6 steady">
      <div className="row between wrap">
        <Heading level={2} className="h2">
          {t('rewards')}
        </Heading>
        <span className={`tag level ${level.toLowerCase()}`}>
          <Icon d={medalIcon} />
          {t(`level.${level}`)}
        </span>
      </div>
      <dl className="card points">
        <Point name={t('availablePoints')} value={number(points?.availablePoints)} />
        <Point name={t('pendingPoints')} value={number(points?.pendingPoints)} />
        <Point name={t('totalPoints')} value={number(points?.totalPoints)} />
      </dl>
      <Statement {...stores} />
      <Widget {...stores} />
    </section>
  )
}

function Point({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="sm muted">{name}</dt>
      <dd className="h3 num">{value}</dd>
    </div>
  )
}

function Widget({ services, userId }: RewardsProps) {
  const { t } = useWidget()
  const brand = useStore(services.brand.$brand)
  const frame = useMemo(
    () => createLoyaltyFrame({ client: services.client, loadScript: loadVendorScript }),
    [services],
  )
  const url = useStore(frame.$loyaltyURL)
  const problem = useStore(frame.$error)
  const load = () => void frame.load(userId)
  useNamedFailure('LOYALTY_FAILED', problem, load)
  const isReady = brand.status === 'ready'
  const flags = isReady ? brand.brand.flags : undefined
  const hasVendor = isReady && brand.brand.loyaltyVendor !== undefined && !flags?.hideLoyalty
  useEffect(() => void services.brand.load(), [services])
  useEffect(() => {
    if (hasVendor) void frame.load(userId)
  }, [frame, hasVendor, userId])
  if (!isReady || flags?.hideLoyalty) return null
  if (hasVendor && problem !== undefined) return <NotLoaded text={t('widgetFailed')} onRetry={load} />
  if (hasVendor && url === undefined) return <WidgetSkeleton />
  if (url) return <VendorFrame key={url} url={url} />
  return (
    <p className="row muted">
      <Icon d={giftIcon} />
      {t('comingSoon')}
    </p>
  )
}

/** The frame of the vendor; a skeleton until it has loaded. */
function VendorFrame({ url }: { readonly url: string }) {
  const { t } = useWidget()
  const [hasLoaded, setLoaded] = useState(false)
  return (
    <iframe
      className={hasLoaded ? 'widget' : 'widget skel'}
      title={t('rewardsWidget')}
      src={url}
      // The vendor gets the origin of the page, not its full address.
      referrerPolicy="strict-origin"
      onLoad={() => setLoaded(true)}
    />
  )
}

function WidgetSkeleton() {
  const { t } = useWidget()
  return <div className="widget skel" role="status" aria-label={t('loading')} />
}

export const RewardsPanel = withTexts({ rewards: rewardsTexts }, Panel)
