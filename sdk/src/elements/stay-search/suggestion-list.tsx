import { useStore } from '@nanostores/react'
import { locationMeta, type WireLocation } from '@staykit/contract'
import { createTypeahead, type Place, placeOf, type Typeahead } from '@staykit/stores/search'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { currentPosition, PositionError } from '../../position.ts'
import { servicesOf } from '../../services.ts'
import { Icon } from '../../ui/icon.tsx'
import { hotelIcon, locateIcon, pinIcon, planeIcon } from '../../ui/icons.ts'
import { placeBelow } from '../../ui/place-below.ts'
import { useSheet, useWidget } from '../../widget.ts'
import { Marked } from './marked.tsx'
import css from './suggestion-list.css'

interface SuggestionListProps {
  id: string
  text: string
  anchor: RefObject<HTMLElement | null>
  /** Fills the screen below the field instead of floating under it. */
  full: boolean
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  /** Hears the id of the highlighted option. */
  onActive: (id: string) => void
  onChoose: (place: Place) => void
}

const kept = new WeakMap<object, Typeahead>()
const iconOf: Partial<Record<WireLocation['type'], string>> = { airport: planeIcon, hotel: hotelIcon }
const MEASURE_DELAY_MS = 1
/** Waits before it asks for the position, so that what is asked can be read first (platform.md §9). */
const POSITION_DELAY_MS = 300

/** Suggestions for what is typed, by group, after the traveller's own position. */
export function SuggestionList({ id, text, anchor, full, keys, onActive, onChoose }: SuggestionListProps) {
  const { t, settings, environment } = useWidget()
  useSheet(css)
  const typeahead = useMemo(() => {
    const { client } = servicesOf(settings, environment)
    const own = kept.get(client) ?? createTypeahead(client, environment)
    kept.set(client, own)
    return own
  }, [settings, environment])
  const { groups, query } = useStore(typeahead.$suggestions)
  const [active, setActive] = useState(0)
  const [locating, setLocating] = useState<'' | 'locating' | 'failed' | 'denied'>('')
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => typeahead.search(text), [typeahead, text])
  const items = groups.flatMap((group) => group.items)
  // 0 is the position; a list of suggestions starts with its best.
  useEffect(() => setActive(items.length > 0 ? 1 : 0), [items.length])
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

  function locate() {
    setLocating('locating')
    environment.timers.after(POSITION_DELAY_MS, async () => {
      try {
        const { latitude, longitude } = await currentPosition()
        onChoose(await typeahead.nearest(latitude, longitude))
        setLocating('')
      } catch (error) {
        setLocating(error instanceof PositionError && error.code === 1 ? 'denied' : 'failed')
      }
    })
  }

  function take(index: number) {
    const item = items[index - 1]
    if (index === 0) locate()
    else if (item) onChoose(placeOf(item))
  }

  useLayoutEffect(() => {
    keys.current = (event) => {
      const count = items.length + 1
      if (event.key === 'Enter') take(active)
      else if (event.key === 'ArrowDown') setActive((active + 1) % count)
      else if (event.key === 'ArrowUp') setActive((active + count - 1) % count)
      else return false
      return true
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

  let index = 0
  return (
    <div ref={list} className={full ? 'opts flow' : 'opts float'}>
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
      <p className="sr" role="status">
        {items.length > 0 && t('found', { count: items.length })}
      </p>
    </div>
  )
}
