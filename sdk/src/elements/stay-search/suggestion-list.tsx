import { useStore } from '@nanostores/react'
import { locationMeta, type WireLocation } from '@staykit/contract'
import {
  createTypeahead,
  type Place,
  placeOf,
  readRecent,
  type SavedSearch,
  type Typeahead,
} from '@staykit/stores/search'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { messages as suggestionsTexts } from '../../messages/en-US/suggestions.ts'
import { currentPosition, PositionError } from '../../page/position.ts'
import { servicesOf } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { backIcon, hotelIcon, locateIcon, pinIcon, planeIcon, searchIcon } from '../../ui/icons.ts'
import { placeBelow } from '../../ui/place-below.ts'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { PlaceInput } from './location-field.tsx'
import { Marked } from './marked.tsx'
import css from './suggestion-list.css'
import type { StaySearchProps } from './use-search-form.ts'

interface SuggestionListProps {
  id: string
  text: string
  product?: StaySearchProps['product']
  anchor: RefObject<HTMLElement | null>
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  /** Hears the id of the highlighted option. */
  onActive: (id: string) => void
  form: PlaceInput
  onClose: () => void
}

type Recent = ReturnType<typeof readRecent>[number]

const kept = new WeakMap<object, Map<string, Typeahead>>()
const iconOf: Partial<Record<WireLocation['type'], string>> = { airport: planeIcon, hotel: hotelIcon }
const MEASURE_DELAY_MS = 1
/** Waits before it asks for the position, so that what is asked can be read first (ACC-105). */
const POSITION_DELAY_MS = 300

function Suggestions({
  id,
  text,
  product = 'hotels',
  anchor,
  keys,
  onActive,
  form,
  onClose,
}: SuggestionListProps) {
  const { t, settings, environment } = useWidget()
  useSheet(css)
  const full = useMedia(MOBILE)
  const typeahead = useMemo(() => {
    const { client } = servicesOf(settings, environment)
    const all = kept.get(client) ?? new Map<string, Typeahead>()
    kept.set(client, all)
    const own = all.get(product) ?? createTypeahead(client, environment, product)
    all.set(product, own)
    return own
  }, [settings, environment, product])
  const { groups, query, error } = useStore(typeahead.$suggestions)
  const [active, setActive] = useState(0)
  const [locating, setLocating] = useState<'' | 'locating' | 'failed' | 'denied'>('')
  const list = useRef<HTMLDivElement>(null)

  useFullScreen(anchor, full)
  useOutside(anchor, onClose)
  useEffect(() => typeahead.search(text), [typeahead, text])
  const items = groups.flatMap((group) => group.items)
  const recent = useMemo(
    () => (form.setDates && !text ? readRecent(environment.storage) : []),
    [form.setDates, text, environment],
  )
  const count = items.length + recent.length
  // 0 is the position; a list of suggestions starts with its best.
  useEffect(() => setActive(count > 0 ? 1 : 0), [count])
  useEffect(() => onActive(`${id}-${active}`), [id, active, onActive])
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  useLayoutEffect(() => {
    const box = list.current
    if (full || !box || !anchor.current) return
    box.setAttribute('popover', 'manual')
    box.showPopover()
    let stop = () => {}
    const cancel = environment.timers.after(MEASURE_DELAY_MS, () => {
      if (anchor.current) stop = placeBelow(box, anchor.current)
    })
    return () => {
      cancel()
      stop()
      box.hidePopover()
      box.removeAttribute('popover')
    }
  }, [full, anchor, environment])

  function choose(place: Place) {
    form.choose(place)
    onClose()
  }

  // An earlier search is taken up whole; dates that have passed stay out.
  function recall({ place, checkIn, checkOut, rooms, guests }: Recent) {
    if (checkIn && checkOut && checkIn >= environment.clock.today()) form.setDates?.(checkIn, checkOut)
    if (rooms && guests) form.setOccupancy?.({ rooms, guests })
    choose(place)
  }

  function locate() {
    setLocating('locating')
    environment.timers.after(POSITION_DELAY_MS, async () => {
      try {
        const { latitude, longitude } = await currentPosition()
        choose(await typeahead.nearest(latitude, longitude))
        setLocating('')
      } catch (error) {
        setLocating(error instanceof PositionError && error.code === 1 ? 'denied' : 'failed')
      }
    })
  }

  function take(index: number) {
    const item = items[index - 1]
    const saved = recent[index - 1]
    if (index === 0) locate()
    else if (saved) recall(saved)
    else if (item) choose(placeOf(item))
  }

  useLayoutEffect(() => {
    keys.current = (event) => {
      if (event.key === 'Tab') return onClose()
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter') take(active)
      else if (event.key === 'ArrowDown') setActive((active + 1) % (count + 1))
      else if (event.key === 'ArrowUp') setActive((active + count) % (count + 1))
      else return
      event.preventDefault()
    }
    return () => {
      keys.current = null
    }
  })

  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onPointerMove: () => setActive(index),
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => take(index),
  })

  const day = (date: string) => formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  const stayOf = ({ checkIn, checkOut }: SavedSearch) =>
    checkIn && checkOut && checkIn >= environment.clock.today() ? `${day(checkIn)} – ${day(checkOut)}` : ''
  let index = 0
  return (
    <div ref={list} className={full ? 'opts flow' : 'opts float'}>
      {full && (
        <button type="button" className="btn quiet icon back" aria-label={t('back')} onClick={onClose}>
          <Icon d={backIcon} className="flip" />
        </button>
      )}
      <div role="listbox" id={id} aria-label={t('suggestions')}>
        <div {...option(0)}>
          <span className="ico">
            <Icon d={locateIcon} />
          </span>
          <span className="grow">
            <span className="b">{t(locating === 'locating' ? 'locating' : 'useLocation')}</span>
            {(locating === 'failed' || locating === 'denied') && (
              <span className="opt-error">
                {t('notLocated')} {locating === 'denied' && t('locationDenied')}
              </span>
            )}
          </span>
        </div>
        {recent.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div role="group" aria-label={t('recent')}>
            <p className="opts-h" aria-hidden="true">
              {t('recent')}
            </p>
            {recent.map((saved) => {
              index++
              return (
                <div key={saved.place.id} {...option(index)}>
                  <span className="ico">
                    <Icon d={searchIcon} />
                  </span>
                  <span className="grow">{saved.place.query}</span>
                  <span className="meta num">{stayOf(saved)}</span>
                </div>
              )
            })}
          </div>
        )}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group.name} role="group" aria-label={t(group.name)}>
            <p className="opts-h" aria-hidden="true">
              {t(group.name)}
            </p>
            {group.items.map((item) => {
              index++
              return (
                <div key={item.id} {...option(index)}>
                  <span className="ico">
                    <Icon d={iconOf[item.type] ?? pinIcon} />
                  </span>
                  <Marked text={item.displayName} part={query} />
                  <span className="meta num">
                    {locationMeta(item) ||
                      (item.hotelCount ? t('hotelCount', { count: item.hotelCount }) : '')}
                  </span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className={error ? 'opts-h' : 'sr'} role="status">
        {error && t(error.code)}
        {items.length > 0 && t('found', { count: items.length })}
        {recent.length > 0 && t('foundRecent', { count: recent.length })}
      </p>
    </div>
  )
}

/** Suggestions for what is typed, by group, after the traveller's own position. */
export const SuggestionList = withTexts({ suggestions: suggestionsTexts }, Suggestions)

// On a small screen the field itself moves to the top layer with its list. It is the same input: the focus stays.
function useFullScreen(anchor: SuggestionListProps['anchor'], full: boolean) {
  useLayoutEffect(() => {
    const element = anchor.current
    if (!full || !element) return
    element.setAttribute('popover', 'manual')
    element.classList.add('full-ta')
    element.showPopover()
    return () => {
      element.hidePopover()
      element.classList.remove('full-ta')
      element.removeAttribute('popover')
    }
  }, [full, anchor])
}

// A press anywhere else closes the list; one on the field is heard as soon as the list shows.
function useOutside(anchor: SuggestionListProps['anchor'], onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const outside = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) close.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [anchor])
}
