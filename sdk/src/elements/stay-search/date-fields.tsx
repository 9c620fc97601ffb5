import { useStore } from '@nanostores/react'
import type { SearchForm, SearchFormErrors } from '@staykit/stores/search'
import { useRef, useState } from 'react'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarIcon } from '../../ui/icons.ts'
import { Layer } from '../../ui/layer.tsx'
import { formatDate } from '../../ui/months.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { FULL_SCREEN_DATES, MOBILE, useMedia } from '../../ui/use-media.ts'
import { useWidget } from '../../widget.ts'

type End = 'checkIn' | 'checkOut'

/** Check-in and check-out: two buttons over one calendar, whose code comes when it is first wanted. */
export function DateFields({ form, errors }: { form: SearchForm; errors: SearchFormErrors }) {
  const { t, settings, environment } = useWidget()
  const { checkIn, checkOut } = useStore(form.$form)
  const [open, setOpen] = useState<End>()
  const [wanted, setWanted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const full = useMedia(FULL_SCREEN_DATES)
  const mobile = useMedia(MOBILE)

  const want = () => setWanted(true)
  const Calendar = useLazy(() => import('../../ui/calendar.tsx').then((module) => module.Calendar), wanted)

  function close(returnFocus: boolean) {
    const button = fields.current?.querySelector<HTMLElement>(`[data-end=${open}]`)
    form.closeDates()
    setOpen(undefined)
    if (returnFocus) button?.focus()
  }

  const button = (end: End, date: string) => (
    <button
      type="button"
      data-end={end}
      className="date"
      aria-haspopup="dialog"
      aria-expanded={open === end}
      aria-invalid={errors[end] ?? false}
      {...(errors[end] ? { 'aria-describedby': `${end}-error` } : {})}
      onPointerEnter={want}
      onFocus={want}
      onClick={() => {
        want()
        setOpen(open === end ? undefined : end)
      }}
    >
      {date && <span className="sf-l">{t(end)}</span>}
      <span className={date ? 'sf-v' : 'sf-v empty'}>
        {date
          ? formatDate(date, settings.locale, { weekday: 'short', month: 'short', day: 'numeric' })
          : t(end)}
      </span>
    </button>
  )

  return (
    <div className="sf dates" part="field">
      <div
        className={`sf-b ${open ? 'open' : ''} ${errors.checkIn || errors.checkOut ? 'bad' : ''}`}
        ref={fields}
      >
        <Icon d={calendarIcon} />
        {button('checkIn', checkIn)}
        {button('checkOut', checkOut)}
      </div>
      {errors.checkIn && <FieldError id="checkIn-error" text={t('selectCheckIn')} />}
      {errors.checkOut && <FieldError id="checkOut-error" text={t('selectCheckOut')} />}
      {open && Calendar && (
        <Layer anchor={fields} label={t('dates')} full={full} className="dates-panel" onClose={close}>
          <Calendar
            {...{ checkIn, checkOut }}
            min={environment.clock.today()}
            vertical={mobile}
            end={open}
            onChange={form.setDates}
            onDone={() => close(true)}
          />
        </Layer>
      )}
    </div>
  )
}
