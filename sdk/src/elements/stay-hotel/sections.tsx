import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Services } from '../../services.ts'
import { useWidget } from '../../widget.ts'
import { Amenities, Description, ImportantInfo, Location, Overview } from './facts.tsx'
import { Reviews } from './reviews.tsx'
import { Rooms } from './rooms.tsx'
import type { HotelView } from './use-hotel.ts'

interface SectionsProps {
  hotel: Hotel
  query: HotelQuery
  services: Services | undefined
  mobile: boolean
  onStay: HotelView['setStay']
  onJump: (section: string) => void
}

const wideLinks = [
  ['rates', 'roomsAndRates'],
  ['description', 'description'],
  ['amenities', 'amenities'],
  ['reviews', 'reviews'],
] as const
const tabs = [wideLinks[0], wideLinks[1], wideLinks[3]] as const
type TabName = (typeof tabs)[number][0]

/** Everything about the hotel: one below the other with a jump bar, or under tabs on a small screen. */
export function Sections(props: SectionsProps) {
  return props.mobile ? <Tabbed {...props} /> : <Stacked {...props} />
}

function Stacked({ hotel, query, services, onStay, onJump }: SectionsProps) {
  const { t } = useWidget()
  return (
    <div className="sections">
      <nav className="jump" part="jump" aria-label={t('jumpTo')}>
        {wideLinks.map(([name, text]) => (
          <a
            key={name}
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault()
              onJump(name)
            }}
          >
            {t(text)}
          </a>
        ))}
      </nav>
      <Overview hotel={hotel} onMap={() => onJump('map')} />
      <Rooms hotel={hotel} query={query} onStay={onStay} />
      <Description hotel={hotel} />
      <Amenities hotel={hotel} />
      <Reviews hotel={hotel} services={services} />
      <Location hotel={hotel} />
      <ImportantInfo hotel={hotel} />
    </div>
  )
}

function Tabbed({ hotel, query, services, onStay, onJump }: SectionsProps) {
  const { t } = useWidget()
  const [selected, select] = useState<TabName>('rates')
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(([name]) => name === selected)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key]
    const next = step && tabs.at((index + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    select(next[0])
    list.current?.querySelector<HTMLElement>(`#tab-${next[0]}`)?.focus()
  }

  return (
    <div className="sections">
      <div
        className="jump"
        role="tablist"
        aria-label={t('jumpTo')}
        ref={list}
        onKeyDown={onKeyDown}
        part="jump"
      >
        {tabs.map(([name, text]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls="panel"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => select(name)}
          >
            {t(text)}
          </button>
        ))}
      </div>
      <div className="sections" role="tabpanel" id="panel" aria-labelledby={`tab-${selected}`}>
        {selected === 'rates' && (
          <>
            <Rooms hotel={hotel} query={query} onStay={onStay} />
            <Overview hotel={hotel} onMap={() => onJump('map')} />
          </>
        )}
        {selected === 'description' && (
          <>
            <Description hotel={hotel} />
            <Amenities hotel={hotel} />
            <ImportantInfo hotel={hotel} />
          </>
        )}
        {selected === 'reviews' && <Reviews hotel={hotel} services={services} />}
      </div>
      <Location hotel={hotel} />
    </div>
  )
}
