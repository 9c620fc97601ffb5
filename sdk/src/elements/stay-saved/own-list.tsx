import { useStore } from '@nanostores/react'
import type { SavedHotel } from '@staykit/contract'
import { withQuery } from '@staykit/domain'
import type { SavedState, SavedStore } from '@staykit/stores/saved'
import { atom } from 'nanostores'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { savedFor } from '../../features/saved/saved-hotels.ts'
import { useFailure } from '../../features/use-failure.ts'
import { followLink } from '../../page/navigate.ts'
import type { Services } from '../../page/services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { HotelCard } from './hotel-card.tsx'
import { ListSkeleton, NoHotels } from './list-states.tsx'
import { Share } from './share.tsx'

const waiting = atom<SavedState>({
  status: 'loading',
  hotels: [],
  isMember: false,
  link: undefined,
  problem: undefined,
})

interface OwnListProps {
  readonly services: Services | undefined
  readonly shareUrl: string | undefined
}

/** The saved hotels of the current user. */
export function OwnList({ services, shareUrl }: OwnListProps) {
  const { t, environment } = useWidget()
  const store = useMemo(() => services && savedFor(services, environment), [services, environment])
  const state = useStore(store?.$saved ?? waiting)
  const { status, hotels, problem } = state
  const lost = typeof problem === 'object' ? problem : undefined
  useFailure(lost, status === 'failed' ? () => void store?.reload() : undefined)
  return (
    <section className="col g6" aria-busy={status === 'loading'} aria-labelledby="saved">
      <div className="row wrap between">
        <Heading level={1} id="saved" className="h1" tabIndex={-1}>
          {t('title')}
        </Heading>
        {status === 'ready' && <p className="muted num">{t('count', { count: hotels.length })}</p>}
      </div>
      {status === 'failed' && <NotLoaded text={t('failed')} onRetry={() => void store?.reload()} />}
      {status === 'loading' && <ListSkeleton />}
      {store && status === 'ready' && <Ready {...{ store, state, shareUrl }} />}
    </section>
  )
}

interface ReadyProps {
  readonly store: SavedStore
  readonly state: SavedState
  readonly shareUrl: string | undefined
}

function Ready({ store, state, shareUrl }: ReadyProps) {
  const { t } = useWidget()
  const { hotels, isMember, problem } = state
  // A hotel that was removed on this page keeps its place, where it can be restored.
  const [removed, setRemoved] = useState<readonly SavedHotel[]>([])
  const [back, setBack] = useState<string>()
  const places = removed.filter(({ id }) => !hotels.some((hotel) => hotel.id === id))
  const rows = [...hotels, ...places].sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  if (rows.length === 0) return <NoHotels />
  const remove = (hotel: SavedHotel) => {
    setRemoved([...removed.filter(({ id }) => id !== hotel.id), hotel])
    void store.remove(hotel.id)
  }
  const undo = (hotel: SavedHotel) => {
    setBack(hotel.id)
    void store.add(hotel)
  }
  return (
    <>
      {isMember ? <Share {...{ store, state, shareUrl }} /> : <LogInForMore />}
      {problem && (
        <p className="note bad" role="alert">
          {t(problem === 'full' ? 'listFull' : 'notSaved')}
        </p>
      )}
      <ul className="cards">
        {rows.map((hotel) =>
          places.includes(hotel) ? (
            <Removed key={hotel.id} hotel={hotel} onUndo={() => undo(hotel)} />
          ) : (
            <HotelCard key={hotel.id} hotel={hotel}>
              <Remove name={hotel.name} isBack={hotel.id === back} onPress={() => remove(hotel)} />
            </HotelCard>
          ),
        )}
      </ul>
    </>
  )
}

interface RemoveProps {
  readonly name: string
  /** Its hotel was just restored and gets the focus. */
  readonly isBack: boolean
  readonly onPress: () => void
}

function Remove({ name, isBack, onPress }: RemoveProps) {
  const { t } = useWidget()
  const ref = useFocus(isBack)
  return (
    <button
      ref={ref}
      type="button"
      className="btn icon disc heart"
      aria-label={t('remove', { name })}
      onClick={onPress}
    >
      <Icon d={closeIcon} />
    </button>
  )
}

/** The place of a removed hotel; it keeps the focus. */
function Removed({ hotel: { name }, onUndo }: { hotel: SavedHotel; onUndo: () => void }) {
  const { t } = useWidget()
  const ref = useFocus(true)
  const removed = useId()
  return (
    <li className="saved removed">
      <p id={removed}>{t('removed', { name })}</p>
      <button
        ref={ref}
        type="button"
        className="btn"
        aria-label={t('undoOf', { name })}
        aria-describedby={removed}
        onClick={onUndo}
      >
        {t('undo')}
      </button>
    </li>
  )
}

/** A button that gets the focus when it replaces the clicked one. */
function useFocus(enabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (enabled) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

function LogInForMore() {
  const widget = useWidget()
  const { t, environment } = widget
  const { pathname, search } = new URL(environment.navigation.href())
  const login = withQuery(useLinks().to('login'), { next: pathname + search })
  return (
    <p className="row wrap note here">
      <span className="grow">{t('here')}</span>
      <a className="btn" href={login} onClick={(event) => followLink(widget, 'login', login, event)}>
        {t('login')}
      </a>
    </p>
  )
}
