import { useStore } from '@nanostores/react'
import { MOST_OF_NOTE } from '@staykit/contract'
import { createTripNotes, type Trip, type TripNotesStore } from '@staykit/stores/trips'
import { useEffect, useId, useRef, useState } from 'react'
import { useFailure } from '../../features/use-failure.ts'
import type { Services } from '../../page/services.ts'
import { useServices } from '../../page/use-services.ts'
import { browserEnvironment } from '../../runtime/browser-environment.ts'
import { useWidget } from '../../runtime/widget.ts'

const stores = new WeakMap<Services, Promise<TripNotesStore>>()

/** The notes of the current member, loaded once for all trips. */
function notesOf(services: Services): Promise<TripNotesStore> {
  const existing = stores.get(services)
  if (existing) return existing
  const { client } = services
  const created = services.session().then(({ identityId: userId }) => {
    const store = createTripNotes({ client, environment: browserEnvironment, userId })
    void store.load()
    return store
  })
  stores.set(services, created)
  // After a logout, the next member has other notes.
  const forget = services.$signedIn.listen((signedIn) => {
    if (signedIn) return
    stores.delete(services)
    forget()
  })
  return created
}

/** A member's private note on a trip; not in a small list of trips. */
export function TripNote({ trip }: { readonly trip: Trip }) {
  const services = useServices()
  const ref = useRef<HTMLDivElement>(null)
  const [store, setStore] = useState<TripNotesStore>()
  useEffect(() => {
    if (services && !ref.current?.closest('.mini')) notesOf(services).then(setStore, () => {})
  }, [services])
  return (
    <div ref={ref} className="trip-note">
      {store && <Note store={store} tripNumber={trip.tripNumber} />}
    </div>
  )
}

interface NoteProps {
  readonly store: TripNotesStore
  readonly tripNumber: string
}

/** Saves the text when the page is left. */
function useSaveOnLeave({ store, tripNumber }: NoteProps) {
  useEffect(() => {
    const keep = () => void store.keep(tripNumber)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [store, tripNumber])
}

function Note({ store, tripNumber }: NoteProps) {
  const { t } = useWidget()
  const id = useId()
  const { notes, isKnown, error } = useStore(store.$notes)
  const note = notes[tripNumber]
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useFailure(error, () => void store.load())
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  useSaveOnLeave({ store, tripNumber })
  if (!isKnown) return error ? <p className="sm muted">{t('notesLost')}</p> : null
  if (!note?.text && !isOpen)
    return (
      <button type="button" className="link sm" onClick={() => setOpen(true)}>
        {t('addNote')}
      </button>
    )
  return (
    <div className="col g1" part="note">
      <label className="sm b" htmlFor={id}>
        {t('note')}
      </label>
      <textarea
        id={id}
        ref={field}
        className="input"
        rows={2}
        maxLength={MOST_OF_NOTE}
        aria-describedby={`${id}-h`}
        value={note?.text ?? ''}
        onChange={(event) => {
          setOpen(true)
          store.edit(tripNumber, event.target.value)
        }}
        onBlur={() => void store.keep(tripNumber)}
      />
      <p className="sm muted row wrap" id={`${id}-h`}>
        {t('noteHint')} <Outcome status={note?.status} onAgain={() => void store.keep(tripNumber)} />
      </p>
    </div>
  )
}

function Outcome({ status, onAgain }: { readonly status: string | undefined; readonly onAgain: () => void }) {
  const { t } = useWidget()
  const words =
    status === 'saving'
      ? t('noteSaving')
      : status === 'failed'
        ? t('noteFailed')
        : status === 'kept' && t('noteKept')
  return (
    <>
      <span role="status">{words}</span>
      {status === 'failed' && (
        <button type="button" className="link sm" onClick={onAgain}>
          {t('noteAgain')}
        </button>
      )}
    </>
  )
}
