import type { StayDate } from '@staykit/domain'
import { useId, useRef, useState } from 'react'
import { FieldBox } from '../../features/stay-fields/field-box.tsx'
import { Pick } from '../../features/stay-fields/pick.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { FieldError } from '../../ui/field/field-error.tsx'
import { calendarIcon } from '../../ui/icon/icons.ts'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { shortDay } from '../../ui/short-day.ts'

/** One date of a search. */
export interface DateEnd {
  /** Name of the form's field. */
  readonly name: string
  readonly label: string
  /** Empty when none is chosen. */
  readonly value: StayDate | ''
}

export interface DateFieldsProps {
  readonly start: DateEnd
  /** Without it, a single date. */
  readonly end?: DateEnd | undefined
  /** First selectable date. */
  readonly min: StayDate
  readonly error?: string | undefined
  readonly onChange: (start: StayDate | '', end: StayDate | '') => void
}

/** One date or a range, in the box and with the calendar of the hotel form. */
export function DateFields({ error, ...props }: DateFieldsProps) {
  const { settings } = useWidget()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'start' | 'end'>()
  const [typed, setTyped] = useState('')
  const [isUsed, setUsed] = useState(false)
  const Panel = useLazy(() => import('./date-panel.tsx').then((module) => module.DatePanel), isUsed || !!open)
  const ends = [
    ['start', props.start],
    ['end', props.end],
  ] as const

  function close(returnFocus: boolean) {
    if (returnFocus) box.current?.querySelector<HTMLElement>(`[data-panel=${open}]`)?.focus()
    setOpen(undefined)
    setTyped('')
  }

  return (
    <FieldBox
      icon={calendarIcon}
      state={error ? 'bad' : open ? 'open' : ''}
      box={box}
      below={
        <>
          {ends.map(
            ([which, end]) => end && <input key={which} type="hidden" name={end.name} value={end.value} />,
          )}
          {error && <FieldError id={`${id}-error`} text={error} />}
          {open && Panel && <Panel {...props} opened={open} typed={typed} anchor={box} onClose={close} />}
        </>
      }
    >
      {ends.map(
        ([which, end]) =>
          end && (
            <Pick
              key={which}
              panel={which}
              label={end.label}
              value={end.value && shortDay(end.value, settings.locale)}
              isOpen={open === which}
              describedBy={error && `${id}-error`}
              onWant={() => setUsed(true)}
              onPress={() => setOpen(open === which ? undefined : which)}
              typed={typed}
              onType={(sign) => {
                setTyped((before) => before + sign)
                setOpen(which)
              }}
            />
          ),
      )}
    </FieldBox>
  )
}
