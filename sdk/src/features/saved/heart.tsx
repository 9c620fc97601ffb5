import { useStore } from '@nanostores/react'
import type { Hotel } from '@staykit/contract'
import { type SavedStore, savedOf } from '@staykit/stores/saved'
import { useLayoutEffect, useRef, useState } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { heartIcon } from '../../ui/icon/icons.ts'
import { toTopLayer } from '../../ui/layer/top-layer.ts'

interface HeartProps {
  readonly hotel: Hotel
  readonly store: SavedStore
  /** Text beside the heart, if there is space. */
  readonly withWord: boolean
}

/** A button that saves a hotel and removes it again. */
export function Heart({ hotel, store, withWord }: HeartProps) {
  const { t, environment } = useWidget()
  const { hotels, problem } = useStore(store.$saved)
  // Shows an error at the button of its hotel.
  const [pressed, setPressed] = useState<string>()
  const { id, name } = hotel
  const isSaved = hotels.some((saved) => saved.id === id)
  const press = () => {
    setPressed(id)
    void (isSaved ? store.remove(id) : store.add(savedOf(hotel, environment.clock.now())))
  }
  const word = t(isSaved ? 'savedHotel' : 'saveHotel')
  return (
    <>
      <button
        type="button"
        part="save"
        className={`btn disc heart ${withWord ? '' : 'icon'} ${isSaved && pressed === id ? 'beat' : ''}`}
        aria-pressed={isSaved}
        aria-label={`${word}: ${name}`}
        title={withWord ? undefined : word}
        onClick={press}
      >
        <Icon d={heartIcon} />
        {withWord && (
          <span className="words" aria-hidden="true">
            <span>{t('saveHotel')}</span>
            <span>{t('savedHotel')}</span>
          </span>
        )}
      </button>
      {!withWord && isSaved && pressed === id && <SavedNote />}
      <span className="said sm" role="alert">
        {problem && pressed === id && t(problem === 'full' ? 'listFull' : 'notSaved')}
      </span>
    </>
  )
}

/** For some seconds at the bottom of the screen; the button tells its state by itself. */
function SavedNote() {
  const widget = useWidget()
  const { t } = widget
  const links = useLinks()
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => (note.current?.isConnected ? toTopLayer(note.current) : undefined), [])
  const list = links.to('saved')
  return (
    <p ref={note} className="said note sm">
      <span aria-hidden="true">{t('savedHotel')}</span>
      {links.template('saved') !== 'none' && (
        <a className="link" href={list} onClick={(event) => followLink(widget, 'saved', list, event)}>
          {t('seeSaved')}
        </a>
      )}
    </p>
  )
}
