import type { Price, Rate } from '@staykit/contract'
import { needsLogin } from '@staykit/domain'
import { checkoutLink } from '@staykit/stores/brand'
import type { HotelQuery } from '@staykit/stores/hotel'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { messages as ratesTexts } from '../../messages/en-US/rates.ts'
import { useBrandLinks } from '../../page/brand-gate.tsx'
import { followLink, navigate } from '../../page/navigate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bedIcon, downIcon, refreshIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { rateDetail } from './rate-event.ts'
import { RateRow } from './rate-row.tsx'
import css from './rates.css'
import { useRates } from './use-rates.ts'

const LoginModal = lazy(() => import('../login-modal.tsx').then((module) => module.LoginModal))

interface RatesPanelProps {
  query: HotelQuery
  hotelName: string
  /** Whether the hotel has member rates to ask for. */
  hasDeals?: boolean
  /** Rates shown before "View More". */
  first?: number
  /** Hears the lowest price among the rates that this traveller sees. */
  onLowest?: (price: Price) => void
}

function Panel({ query, hotelName, hasDeals = false, first = 3, onLowest }: RatesPanelProps) {
  const widget = useWidget()
  const { t } = widget
  useSheet(css)
  const links = useBrandLinks()
  const { state, access, refresh } = useRates(query, hasDeals)
  useLowest(state.rates, onLowest)
  const [expanded, setExpanded] = useState(false)
  const [remembered, remember] = useState<Rate>()

  const onLogin = useCallback(() => {
    if (!remembered) return
    remember(undefined)
    navigate(widget, 'checkout', checkoutLink(links, remembered))
  }, [remembered, widget, links])

  function book(rate: Rate, locked: boolean, event: MouseEvent) {
    const url = checkoutLink(links, rate)
    widget.emit('stay-rate-select', rateDetail(query.hotelId, rate, url))
    if (!locked) return followLink(widget, 'checkout', url, event)
    event.preventDefault()
    remember(rate)
  }

  if (state.status === 'loading' || state.status === 'hidden') {
    return (
      <p className="loading" role="status">
        <span className="spin" />
        {t('loadingRooms', { name: hotelName })}
      </p>
    )
  }
  if (state.status === 'error') {
    return (
      <EmptyState icon={bedIcon} title={t('noRates')} hint={t('noRatesHint')}>
        <button type="button" className="btn primary" onClick={refresh}>
          <Icon d={refreshIcon} />
          {t('refresh')}
        </button>
      </EmptyState>
    )
  }
  const shown = expanded ? state.rates : state.rates.slice(0, first)
  return (
    <div className="rates" part="rates">
      <ul>
        {shown.map((rate, index) => {
          const locked = needsLogin(rate.isCUG, access)
          return (
            <RateRow
              key={rate.ppn_book_bundle}
              rate={rate}
              index={index}
              href={locked ? '#' : checkoutLink(links, rate)}
              onBook={(event) => book(rate, locked, event)}
            />
          )
        })}
      </ul>
      {state.rates.length > first && (
        <button
          type="button"
          className="link"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'viewLess' : 'viewMore')}
          <Icon d={downIcon} className="turn" />
        </button>
      )}
      {remembered && (
        <LoginModal title={t('logInForRate')} onLogin={onLogin} onClose={() => remember(undefined)} />
      )}
    </div>
  )
}

function useLowest(rates: readonly Rate[], onLowest: RatesPanelProps['onLowest']) {
  const key = rates.map(({ ppn_book_bundle }) => ppn_book_bundle).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the rates by their content
  useEffect(() => {
    const [lowest] = rates.map(({ price }) => price).sort((a, b) => a.display.minor - b.display.minor)
    if (lowest) onLowest?.(lowest)
  }, [key])
}

/** A hotel's rates, loading, missing or listed; a member rate asks a visitor to log in and is remembered. */
export const RatesPanel = withTexts({ rates: ratesTexts }, Panel)
