import { useStore } from '@nanostores/react'
import type { SearchForm, SearchFormErrors } from '@staykit/stores/search'
import { useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarIcon, peopleIcon } from '../../ui/icons.ts'
import { shortDay } from '../../ui/short-day.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import type { PanelName } from './panels.tsx'

interface StayFieldsProps {
  form: SearchForm
  errors: SearchFormErrors
}

/** Check-in, check-out, rooms and guests: buttons that say what is chosen and open a panel to change it. */
export function StayFields({ form, errors }: StayFieldsProps) {
  const { t, settings } = useWidget()
  const { checkIn, checkOut, rooms, guests } = useStore(form.$form)
  const [open, setOpen] = useState<PanelName>()
  const [wanted, setWanted] = useState(false)
  const dates = useRef<HTMLDivElement>(null)
  const people = useRef<HTMLDivElement>(null)
  const OpenPanel = useLazy(() => import('./panels.tsx').then((module) => module.Panel), wanted)
  const day = (date: string) => shortDay(date, settings.locale)

  function close(returnFocus: boolean) {
    const field = open === 'guests' ? people : dates
    if (open !== 'guests') form.closeDates()
    setOpen(undefined)
    if (returnFocus) field.current?.querySelector<HTMLElement>(`[data-panel=${open}]`)?.focus()
  }

  const button = (name: PanelName, label: string, value: string, error?: true) => (
    <button
      type="button"
      data-panel={name}
      className="pick"
      aria-haspopup="dialog"
      aria-expanded={open === name}
      aria-describedby={error ? `${name}-error` : undefined}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onClick={() => {
        setWanted(true)
        setOpen(open === name ? undefined : name)
      }}
    >
      {value && <span className="sf-l">{label}</span>}
      <span className={value ? 'sf-v' : 'sf-v empty'}>{value || label}</span>
    </button>
  )

  return (
    <>
      <div className="sf" part="field">
        <div className={`sf-b ${fieldState(open !== undefined && open !== 'guests', errors)}`} ref={dates}>
          <Icon d={calendarIcon} />
          {button('checkIn', t('checkIn'), checkIn && day(checkIn), errors.checkIn)}
          {button('checkOut', t('checkOut'), checkOut && day(checkOut), errors.checkOut)}
        </div>
        {errors.checkIn && <FieldError id="checkIn-error" text={t('selectCheckIn')} />}
        {errors.checkOut && <FieldError id="checkOut-error" text={t('selectCheckOut')} />}
      </div>
      <div className="sf" part="field">
        <div className={`sf-b ${fieldState(open === 'guests')}`} ref={people}>
          <Icon d={peopleIcon} />
          {button(
            'guests',
            t('roomsAndGuests'),
            `${t('roomCount', { count: rooms })}, ${t('guestCount', { count: guests })}`,
          )}
        </div>
      </div>
      {open && OpenPanel && (
        <OpenPanel form={form} name={open} anchor={open === 'guests' ? people : dates} onClose={close} />
      )}
    </>
  )
}

function fieldState(isOpen: boolean, errors: SearchFormErrors = {}): string {
  if (errors.checkIn || errors.checkOut) return 'bad'
  return isOpen ? 'open' : ''
}
