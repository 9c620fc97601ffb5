import { useStore } from '@nanostores/react'
import { guestOptions, roomOptions } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search'
import { useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { peopleIcon } from '../../ui/icons.ts'
import { Layer } from '../../ui/layer.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { useWidget } from '../../widget.ts'

/** Rooms and guests: a button that says both, and a panel that changes them. */
export function GuestsField({ form }: { form: SearchForm }) {
  const { t } = useWidget()
  const { rooms, guests } = useStore(form.$form)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const mobile = useMedia(MOBILE)

  function close(returnFocus: boolean) {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }

  return (
    <div className="sf guests" part="field">
      <button
        ref={button}
        type="button"
        className={`sf-b ${isOpen ? 'open' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon d={peopleIcon} />
        <span className="grow">
          <span className="sf-l">{t('roomsAndGuests')}</span>
          <span className="sf-v">
            {t('roomCount', { count: rooms })}, {t('guestCount', { count: guests })}
          </span>
        </span>
      </button>
      {isOpen && (
        <Layer
          anchor={button}
          label={t('roomsAndGuests')}
          end
          full={mobile}
          className="opts-panel"
          onClose={close}
        >
          <div className="col">
            <Stepper
              label={t('rooms')}
              fewer={t('fewerRooms')}
              more={t('moreRooms')}
              value={rooms}
              options={roomOptions}
              onChange={(value) => form.setOccupancy({ rooms: value, guests })}
            />
            <Stepper
              label={t('guests')}
              hint={t('perRoom')}
              fewer={t('fewerGuests')}
              more={t('moreGuests')}
              value={guests}
              options={guestOptions(rooms)}
              onChange={(value) => form.setOccupancy({ rooms, guests: value })}
            />
            <button type="button" className="btn primary block" data-focus="" onClick={() => close(true)}>
              {t('done')}
            </button>
          </div>
        </Layer>
      )}
    </div>
  )
}
