import type { CallError, Rate } from '@staykit/contract'
import { needsLogin } from '@staykit/domain'
import { checkoutLink } from '@staykit/stores/brand'
import { type HotelQuery, type RoomRates, roomsOf } from '@staykit/stores/hotel'
import { messages as chargesTexts } from '@staykit/words/en/charges'
import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as ratesTexts } from '@staykit/words/en/rates'
import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { navigate } from '../../page/navigate.ts'
import { useServices } from '../../page/use-services.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { ChangePart } from '../change/part.tsx'
import { BuyBar } from './buy-bar.tsx'
import { type Choice, cheapestOf, freeByOf, isLocked, keyOf } from './choice.ts'
import { Filters, useFilters } from './filters.tsx'
import { rateDetail } from './rate-event.ts'
import css from './rates.css'
import { RoomList } from './room-list.tsx'
import { useChanges } from './use-changes.ts'
import { type RatesView, useRates } from './use-rates.ts'

const RatesTrouble = lazy(() => import('./rates-trouble.tsx').then((module) => module.RatesTrouble))
const MoreRates = lazy(() => import('./more-rates.tsx').then((module) => module.MoreRates), 'optional')
const GuestPrices = lazy(() => import('./guest-prices.tsx').then((module) => module.GuestPrices))
const LoginModal = lazy(() => import('../login-modal.tsx').then((module) => module.LoginModal))

interface RatesPanelProps {
  query: HotelQuery
  hotelName: string
  /** Whether the hotel has member rates. */
  hasDeals?: boolean
  /** Number of rates after which further rooms wait behind "View More" (PLT-052). */
  first?: number
  /**
   * Receives the chosen rate, null without rates, sold out or not loaded, undefined while they load, for a card with Book
   * Now. Without it the panel has a bar with Book Now itself.
   */
  onChoice?: (choice: Choice | null | undefined) => void
  /** Receives why the rates did not load. */
  onFailure?: (error: CallError) => void
  /** Receives the zone of the hotel. */
  onZone?: (timeZone: string) => void
  /** Changes the dates of the page, for a full hotel. */
  onDates?: (checkIn: string, checkOut: string) => void
}

function Panel(props: RatesPanelProps) {
  const { query, hotelName, hasDeals = false, first = 5, onChoice, onDates } = props
  const widget = useWidget()
  const { t } = widget
  useSheet(css)
  const services = useServices()
  const links = useBrandLinks()
  const view = useRates(query, hasDeals)
  const { state, access } = view
  const [remembered, remember] = useState<Rate>()
  const form = useId()
  const changed = useChanges(state.rates, query)
  const list = useChooser(view, first)
  const { chosen, room, lowest } = list
  const choice = chosen &&
    lowest &&
    room && { rate: chosen, room, form, lowest, before: changed.get(keyOf(chosen)), freeBy: list.freeBy }
  useReport(choice, state.status, onChoice)
  useClues(state, props)

  const onLogin = useCallback(() => {
    if (!remembered) return
    remember(undefined)
    navigate(widget, 'checkout', checkoutLink(links, remembered))
  }, [remembered, widget, links])

  function book(rate: Rate) {
    const url = checkoutLink(links, rate)
    widget.emit('stay-rate-select', rateDetail(query, hotelName, rate, url))
    if (needsLogin(rate.isCUG, access)) remember(rate)
    else navigate(widget, 'checkout', url)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) book(chosen)
  }
  const onLocked = (rate: Rate, event: MouseEvent) => {
    event.preventDefault()
    book(rate)
  }

  return (
    <>
      <ChangePart of={query.hotelId} />
      {state.status === 'list' ? (
        <form id={form} className="rates" part="rates" onSubmit={onSubmit}>
          {access.isUnchecked && services && <GuestPrices services={services} />}
          <Filters {...list} />
          <div className="rooms" role="radiogroup" aria-label={t('availableRooms')}>
            <RoomList
              rooms={list.visible}
              query={query}
              access={access}
              name="rate"
              chosen={chosen}
              changed={changed}
              onChoose={list.choose}
              onLocked={onLocked}
            />
          </div>
          <More {...list} />
          {state.isIncomplete && <MoreRates onRefresh={view.refresh} />}
          {!onChoice && choice && <BuyBar choice={choice} query={query} services={services} />}
        </form>
      ) : (
        <div className="no-rates">
          <Waiting {...{ query, view, hotelName, onDates }} />
        </div>
      )}
      {/* Outside of the loading content: a login reloads the rates, and must not unmount its own dialog. */}
      {remembered && (
        <LoginModal title={t('logInForRate')} onLogin={onLogin} onClose={() => remember(undefined)} />
      )}
    </>
  )
}

type WaitingProps = Pick<RatesPanelProps, 'query' | 'hotelName' | 'onDates'> & { readonly view: RatesView }

function Waiting({ hotelName, ...nearby }: WaitingProps) {
  const { t } = useWidget()
  const { state } = nearby.view
  if (state.status === 'error') return <RatesTrouble error={state.error} {...nearby} />
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {t('loadingRooms', { name: hotelName })}
    </p>
  )
}

/** Rates by room for the filters, what of them shows, and the chosen one: the cheapest until the traveller chooses. */
function useChooser({ state, access }: RatesView, first: number) {
  const filters = useFilters(state.rates)
  const [picked, setPicked] = useState<string>()
  const served = useServedChoice(state.status === 'list')
  const [isExpanded, setExpanded] = useState(false)
  const locked = (rate: Rate) => isLocked(rate, access)
  const rooms = roomsOf(filters.matching, state.rooms, locked)
  const open = state.rates.filter((rate) => !locked(rate))
  const matching = open.filter((rate) => filters.matching.includes(rate))
  const lowest = cheapestOf(open)
  const chosen = matching.find((rate) => keyOf(rate) === (picked ?? served)) ?? cheapestOf(matching) ?? lowest
  const room = roomsOf(chosen ? [chosen] : [], state.rooms)[0]
  return {
    filters,
    freeBy: freeByOf(open),
    lowest,
    chosen,
    room,
    visible: isExpanded ? rooms : firstRooms(rooms, first),
    hasMore: firstRooms(rooms, first).length < rooms.length,
    isExpanded,
    setExpanded,
    choose: (rate: Rate) => setPicked(keyOf(rate)),
  }
}

/** The rate that the traveller chose in the server-rendered form, which is there until the list replaces it. */
function useServedChoice(isListed: boolean): string | undefined {
  const { host } = useWidget()
  const choice = useRef<string>(undefined)
  const isRead = useRef(false)
  if (isListed && !isRead.current) {
    isRead.current = true
    choice.current = host.shadowRoot?.querySelector<HTMLElement>(
      '#rates :checked:not([checked])',
    )?.dataset.rate
  }
  return choice.current
}

/** Whole rooms until so many rates show. */
export function firstRooms(rooms: readonly RoomRates[], first: number): readonly RoomRates[] {
  let count = 0
  return rooms.filter(({ rates }) => {
    const isIn = count < first
    count += rates.length
    return isIn
  })
}

function More({
  hasMore,
  isExpanded,
  setExpanded,
}: Pick<ReturnType<typeof useChooser>, 'hasMore' | 'isExpanded' | 'setExpanded'>) {
  const { t } = useWidget()
  if (!hasMore) return null
  return (
    <button
      type="button"
      className="btn more"
      aria-expanded={isExpanded}
      onClick={() => setExpanded(!isExpanded)}
    >
      {t(isExpanded ? 'viewLess' : 'viewMore')}
      <Icon d={downIcon} className="turn" />
    </button>
  )
}

function useReport(
  choice: Choice | undefined,
  status: RatesView['state']['status'],
  onChoice: RatesPanelProps['onChoice'],
) {
  const key = choice && `${choice.rate.ppn_book_bundle} ${choice.before?.minor}`
  // Before the paint: no frame has rates of one stay beside Book Now of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the choice
  useLayoutEffect(() => {
    // The rates of another stay or person load: nothing of the last ones may be booked.
    const isLoading = status === 'loading' || status === 'hidden'
    onChoice?.(choice ?? (isLoading ? undefined : null))
  }, [key, status])
}

/** Reports what an answer says about the date at the hotel. */
function useClues(state: RatesView['state'], { onFailure, onZone }: RatesPanelProps) {
  const failure = state.status === 'error' ? state.error : undefined
  const timeZone = state.rates[0]?.timeZone
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure) onFailure?.(failure)
  }, [failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each zone
  useEffect(() => {
    if (timeZone) onZone?.(timeZone)
  }, [timeZone])
}

/** The rates of a hotel by room: loading, missing or listed. For a visitor a member rate opens the login and is stored. */
export const RatesPanel = withTexts({ counts: countsTexts, charges: chargesTexts, rates: ratesTexts }, Panel)
