import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { useRef, useState } from 'react'
import type { Choice } from '../../features/rates/choice.ts'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { TabList } from '../../ui/tabs/tabs.tsx'
import { useNear } from '../../ui/use-near.ts'
import type { AboutPart } from './about.tsx'
import { Overview } from './overview.tsx'
import { Rooms } from './rooms.tsx'
import type { HotelView } from './use-hotel.ts'

interface SectionsProps {
  hotel: Hotel
  query: HotelQuery
  services: Services | undefined
  mobile: boolean
  /** Loads the sections below, wherever the page is scrolled to. */
  whole: boolean
  /** Whether the dates of the query were chosen; without, there are no rates. */
  isDated: boolean
  onStay: HotelView['setStay']
  onJump: (section: string) => void
  onShown: () => void
  onChoice: (choice: Choice | null | undefined) => void
}

const About = lazy(() => import('./about.tsx').then((module) => module.About))

/** Content below the rooms loads when the page is scrolled to within so many px of it. */
const NEAR_PX = 300

const links = [
  ['rates', 'roomsAndRates'],
  ['description', 'description'],
  ['amenities', 'amenities'],
  ['reviews', 'reviews'],
] as const
type TabName = (typeof links)[number][0]
const partsOf: Partial<Record<TabName, readonly AboutPart[]>> = {
  description: ['description', 'amenities', 'info'],
  reviews: ['reviews'],
}
const allParts: readonly AboutPart[] = ['description', 'amenities', 'reviews', 'map', 'info']

/** All sections of the hotel: below each other with a jump bar, or in tabs on a small screen. */
export function Sections(props: SectionsProps) {
  return props.mobile ? <Tabbed {...props} /> : <Stacked {...props} />
}

/** The links to the sections on a wide screen (HOT-091). */
export function JumpBar({ onJump }: Pick<SectionsProps, 'onJump'>) {
  const { t } = useWidget()
  return (
    <nav className="jump" part="jump" aria-label={t('jumpTo')}>
      {links.map(([name, text]) => (
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
  )
}

function Stacked({ hotel, query, isDated, onStay, onJump, onChoice, ...props }: SectionsProps) {
  return (
    <div className="sections">
      <Rooms {...{ hotel, query, isDated, onStay, onChoice }} />
      <Overview hotel={hotel} onMap={() => onJump('map')} />
      <Below {...props} hotel={hotel} parts={allParts} />
    </div>
  )
}

type BelowProps = Pick<SectionsProps, 'hotel' | 'services' | 'whole' | 'onShown'> & {
  parts: readonly AboutPart[]
}

// A section that is still loading has an empty place, so that the scrollbar includes it.
function Below({ whole, ...props }: BelowProps) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref, NEAR_PX)
  return (
    <div className="sections below" ref={ref}>
      {(near || whole) && <About {...props} />}
    </div>
  )
}

function Tabbed({ hotel, query, isDated, onStay, onJump, onChoice, ...props }: SectionsProps) {
  const { t } = useWidget()
  const [selected, select] = useState<TabName>('rates')
  const tabs = links.filter(([name]) => name !== 'amenities')
  const parts = partsOf[selected]

  return (
    <div className="sections">
      <TabList
        className="jump"
        part="jump"
        label={t('jumpTo')}
        tabs={tabs.map(([name, text]) => ({ name, text: t(text) }))}
        selected={selected}
        panel="panel"
        onSelect={select}
      />
      <div className="sections" role="tabpanel" id="panel" aria-labelledby={`tab-${selected}`}>
        {/* Book Now in the bar sends the form of the rates from any tab, and a login opens inside of it. */}
        <div className="sections" hidden={parts !== undefined} onSubmit={() => select('rates')}>
          <Rooms {...{ hotel, query, isDated, onStay, onChoice }} />
          <Overview hotel={hotel} onMap={() => onJump('map')} />
        </div>
        {parts && <About key={selected} {...props} hotel={hotel} parts={parts} />}
      </div>
      <Below {...props} hotel={hotel} parts={['map']} />
    </div>
  )
}
