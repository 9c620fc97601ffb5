import { useStore } from '@nanostores/react'
import type { Hotel } from '@staykit/contract'
import { type SavedStore, savedOf } from '@staykit/stores/saved'
import { messages as savedTexts } from '@staykit/words/en/saved'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { heartIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

interface HeartProps {
  readonly hotel: Hotel
  readonly store: SavedStore
  /** Text beside the heart, if there is space. */
  readonly withWord: boolean
}

/** A button that saves a hotel and removes it again. */
function SaveButton({ hotel, store, withWord }: HeartProps) {
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
        className={withWord ? 'btn disc heart' : 'btn icon disc heart'}
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
      {!withWord && isSaved && pressed === id && (
        <span className="said ok sm" aria-hidden="true">
          {word}
        </span>
      )}
      <span className="said sm" role="alert">
        {problem && pressed === id && t(problem === 'full' ? 'listFull' : 'notSaved')}
      </span>
    </>
  )
}

export const Heart = withTexts({ saved: savedTexts }, SaveButton)
