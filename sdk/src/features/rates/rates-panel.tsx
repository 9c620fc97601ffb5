import type { Rate } from '@staykit/contract'
import { needsLogin } from '@staykit/domain'
import { checkoutLink } from '@staykit/stores/brand'
import { byRoom, type HotelQuery, type RatesState } from '@staykit/stores/hotel'
import { messages as ratesTexts } from '@staykit/words/en/rates'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { followLink, navigate } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import form from '../../ui/field/form.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { ChangePart } from '../change/part.tsx'
import { rateDetail } from './rate-event.ts'
import { RateRow } from './rate-row.tsx'
import css from './rates.css'
import { type RatesView, useRates } from './use-rates.ts'

const RatesTrouble = lazy(() => import('./rates-trouble.tsx').then((module) => module.RatesTrouble))
const LoginModal = lazy(() => import('../login-modal.tsx').then((module) => module.LoginModal))

interface RatesPanelProps {
  query: HotelQuery
  hotelName: string
  /** Whether the hotel has member rates. */
  hasDeals?: boolean
  /** Number of rates shown before "View More" (PLT-052). */
  first?: number
  /** Called with the lowest of the rates that this traveller sees; null without rates, sold out or not loaded. */
  onLowest?: (rate: Rate | null) => void
}

function Panel({ query, hotelName, hasDeals = false, first = 5, onLowest }: RatesPanelProps) {
  const widget = useWidget()
  const { t } = widget
  useSheet(css)
  useSheet(form)
  const links = useBrandLinks()
  const view = useRates(query, hasDeals)
  useLowest(view.state, onLowest)
  const [remembered, remember] = useState<Rate>()

  const onLogin = useCallback(() => {
    if (!remembered) return
    remember(undefined)
    navigate(widget, 'checkout', checkoutLink(links, remembered))
  }, [remembered, widget, links])

  function book(rate: Rate, locked: boolean, event: MouseEvent) {
    const url = checkoutLink(links, rate)
    widget.emit('stay-rate-select', rateDetail(query, rate, url))
    if (!locked) return followLink(widget, 'checkout', url, event)
    event.preventDefault()
    remember(rate)
  }

  return (
    <>
      <ChangePart of={query.hotelId} />
      <Content view={view} hotelName={hotelName} first={first} onBook={book} />
      {/* Outside of the loading content: a login reloads the rates, and must not unmount its own dialog. */}
      {remembered && (
        <LoginModal title={t('logInForRate')} onLogin={onLogin} onClose={() => remember(undefined)} />
      )}
    </>
  )
}

interface ContentProps {
  view: RatesView
  hotelName: string
  first: number
  onBook: (rate: Rate, locked: boolean, event: MouseEvent) => void
}

function Content({ view, hotelName, ...props }: ContentProps) {
  const { t } = useWidget()
  const { state, refresh } = view
  if (state.status === 'loading' || state.status === 'hidden') {
    return (
      <p className="loading" role="status">
        <span className="spin" />
        {t('loadingRooms', { name: hotelName })}
      </p>
    )
  }
  if (state.status === 'error') return <RatesTrouble error={state.error} onRefresh={refresh} />
  return <RateList rates={state.rates} access={view.access} {...props} />
}

type ListProps = Omit<ContentProps, 'view' | 'hotelName'> & {
  rates: readonly Rate[]
  access: RatesView['access']
}

const orders = { price: byRoom, savings: (rates: readonly Rate[]) => rates }
type Order = keyof typeof orders

/** The list of rates; the rates after the first few show on request. */
export function RateList({ rates, access, first, onBook }: ListProps) {
  const { t } = useWidget()
  const links = useBrandLinks()
  const [expanded, setExpanded] = useState(false)
  const [order, setOrder] = useState<Order>('price')
  const sorted = orders[order](rates)
  const visible = expanded ? sorted : sorted.slice(0, first)
  return (
    <div className="rates" part="rates">
      {rates.some(({ price }) => price.savingsPercentage > 0) && rates.length > 1 && (
        <label className="row sort sm">
          {t('sort')}
          <select
            className="input fit"
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          >
            <option value="price">{t('lowestPrice')}</option>
            <option value="savings">{t('biggestSaving')}</option>
          </select>
        </label>
      )}
      <ul>
        {visible.map((rate, index) => {
          const locked = needsLogin(rate.isCUG, access)
          return (
            <RateRow
              key={rate.ppn_book_bundle}
              rate={rate}
              index={index}
              href={locked ? '#' : checkoutLink(links, rate)}
              onBook={(event) => onBook(rate, locked, event)}
            />
          )
        })}
      </ul>
      {rates.length > first && (
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
    </div>
  )
}

function useLowest(state: RatesState, onLowest: RatesPanelProps['onLowest']) {
  const key = `${state.status} ${state.rates.map(({ ppn_book_bundle }) => ppn_book_bundle).join()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the rates
  useEffect(() => {
    const [lowest] = state.rates.toSorted((a, b) => a.price.final.minor - b.price.final.minor)
    if (lowest) onLowest?.(lowest)
    else if (state.status === 'error') onLowest?.(null)
  }, [key])
}

/** The rates of a hotel: loading, missing or listed. For a visitor a member rate opens the login and is stored. */
export const RatesPanel = withTexts({ rates: ratesTexts }, Panel)
