import { useStore } from '@nanostores/react'
import { guestCount } from '@staykit/domain'
import type { SearchForm, SearchFormErrors } from '@staykit/stores/search'
import { useEffect, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { FieldError } from '../../ui/field/field-error.tsx'
import { calendarIcon, peopleIcon } from '../../ui/icon/icons.ts'
import { preload } from '../../ui/lazy/code.ts'
import { fetchAhead } from '../../ui/lazy/fetch-ahead.ts'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { shortDay } from '../../ui/short-day.ts'
import { MOBILE } from '../../ui/use-media.ts'
import { FieldBox } from './field-box.tsx'
import { loadPanel } from './load-panel.ts'
import type { PanelName } from './panels.tsx'
import { Pick } from './pick.tsx'

interface StayFieldsProps {
  form: SearchForm
  errors: SearchFormErrors
  /** After the second date the guests are next; otherwise the calendar closes. */
  isGuided?: boolean
}

/** Check-in, check-out, rooms and guests: buttons that show the value and open a panel to change it. */
export function StayFields({ form, errors, isGuided = false }: StayFieldsProps) {
  const { t, settings } = useWidget()
  const state = useStore(form.$form)
  const { occupancy } = state
  const [open, setOpen] = useState<PanelName>()
  const [typed, setTyped] = useState('')
  const isGuests = open === 'guests'
  // The panel names the children itself.
  const isIncomplete = errors.guests && !isGuests
  const dates = useRef<HTMLDivElement>(null)
  const people = useRef<HTMLDivElement>(null)
  const OpenPanel = useLazy(loadPanel, !!open)
  useEffect(() => fetchAhead(loadPanel), [])

  function close(returnFocus: boolean) {
    const field = isGuests ? people : dates
    if (!isGuests) form.closeDates()
    setOpen(undefined)
    setTyped('')
    if (returnFocus) field.current?.querySelector<HTMLElement>(`[data-panel=${open}]`)?.focus()
  }

  /** Opens the guests beside the form. A pointer on a small screen, and the keyboard, only get there: a panel costs a click. */
  function onRange(byPointer: boolean) {
    close(!isGuided)
    if (!isGuided) return
    people.current?.querySelector<HTMLElement>('[data-panel]')?.focus()
    if (byPointer && !matchMedia(MOBILE).matches) setOpen('guests')
  }

  const button = (name: PanelName, label: string, value: string, error?: boolean) => (
    <Pick
      panel={name}
      {...{ label, value }}
      isOpen={open === name}
      describedBy={error ? `${name}-error` : undefined}
      onWant={() => preload(loadPanel)}
      onPress={() => setOpen(open === name ? undefined : name)}
      {...(name !== 'guests' && {
        typed,
        onType: (sign: string) => {
          setTyped((before) => before + sign)
          setOpen(name)
        },
      })}
    />
  )

  const date = (name: 'checkIn' | 'checkOut') =>
    button(name, t(name), state[name] && shortDay(state[name], settings.locale), errors[name])
  const isBad = errors.checkIn || errors.checkOut

  return (
    <>
      <FieldBox
        icon={calendarIcon}
        state={isBad ? 'bad' : open && !isGuests ? 'open' : ''}
        box={dates}
        below={
          <>
            {errors.checkIn && <FieldError id="checkIn-error" text={t('selectCheckIn')} />}
            {errors.checkOut && <FieldError id="checkOut-error" text={t('selectCheckOut')} />}
          </>
        }
      >
        {date('checkIn')}
        {date('checkOut')}
      </FieldBox>
      <FieldBox
        icon={peopleIcon}
        state={isIncomplete ? 'bad' : isGuests ? 'open' : ''}
        box={people}
        below={isIncomplete && <FieldError id="guests-error" text={t('chooseAge')} />}
      >
        {button(
          'guests',
          t('roomsAndGuests'),
          `${t('roomCount', { count: occupancy.length })}, ${t('guestCount', { count: guestCount(occupancy) })}`,
          isIncomplete,
        )}
      </FieldBox>
      {open && OpenPanel && (
        <OpenPanel
          key={isGuests ? 'guests' : 'dates'}
          anchor={isGuests ? people : dates}
          name={open}
          onClose={close}
          {...{ form, typed, onRange }}
        />
      )}
    </>
  )
}
