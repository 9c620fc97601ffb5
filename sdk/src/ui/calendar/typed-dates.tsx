import { addNights, type StayDate } from '@staykit/domain'
import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { isComposing } from '../composing.ts'
import { FieldError } from '../field/field-error.tsx'
import { dateFormat, noFormat } from './typed-date.ts'

export type End = 'checkIn' | 'checkOut'

interface TypedDatesProps {
  readonly checkIn: StayDate | ''
  readonly checkOut: StayDate | ''
  readonly min: StayDate
  readonly nights: readonly [number, number]
  /** One date instead of a range. */
  readonly isSingle: boolean
  /** The opened end, and what was typed before the calendar opened. */
  readonly end: End
  readonly typed: string
  /** The format of the language is known; before, the fields are empty. */
  readonly isNamed: boolean
  readonly box: RefObject<HTMLDivElement | null>
  readonly onType: (end: End, checkIn: StayDate | '', checkOut: StayDate | '') => void
  readonly onDone: () => void
}

type Problem = 'dateFormat' | 'dateTooEarly' | 'maxNights'

/** The dates as text fields. What cannot be read stays, with an error on blur and Enter. */
export function TypedDates({ isSingle, box, onDone, ...props }: TypedDatesProps) {
  const { t, settings } = useWidget()
  const { checkIn, checkOut, min, nights, end, typed, isNamed, onType } = props
  const format = useMemo(() => (isNamed ? dateFormat(settings.locale) : noFormat), [isNamed, settings.locale])
  const [texts, setTexts] = useState<Partial<Record<End, string | undefined>>>(typed ? { [end]: typed } : {})
  const [problems, setProblems] = useState<Partial<Record<End, Problem | undefined>>>({})
  const values = { checkIn, checkOut }

  function problemOf(which: End, date: StayDate | undefined): Problem | undefined {
    const [fewest, most] = nights
    if (!date) return 'dateFormat'
    if (date < min) return 'dateTooEarly'
    if (which === 'checkIn' || !checkIn) return undefined
    if (date < addNights(checkIn, fewest)) return 'dateTooEarly'
    return date > addNights(checkIn, most) ? 'maxNights' : undefined
  }

  const shown = (which: End) => (values[which] ? format.write(values[which]) : '')

  function send(which: End, date: StayDate | '') {
    if (date === values[which]) return
    if (which === 'checkOut') onType(which, checkIn, date)
    else onType(which, date, date && isWithin(date, checkOut, nights) ? checkOut : '')
  }

  /** A complete date applies while it is typed: a click outside closes the calendar without a blur. */
  function change(which: End, text: string) {
    setTexts({ ...texts, [which]: text })
    const date = format.read(text)
    if (date && !problemOf(which, date)) send(which, date)
  }

  // What was typed before the format was known is read now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later texts are read as they are typed
  useEffect(() => {
    for (const which of ['checkIn', 'checkOut'] as const)
      if (isNamed && texts[which]) change(which, texts[which])
  }, [isNamed])

  /** Returns whether the field has a date, or is empty. */
  function apply(which: End, text: string): boolean {
    const date = text === shown(which) ? values[which] : text.trim() === '' ? '' : format.read(text)
    const problem = date === '' || date === values[which] ? undefined : problemOf(which, date)
    setProblems({ ...problems, [which]: problem })
    if (problem || date === undefined) return false
    setTexts({ ...texts, [which]: undefined })
    send(which, date)
    return true
  }

  return (
    <div className="cal-typed" ref={box}>
      {(isSingle ? (['checkIn'] as const) : (['checkIn', 'checkOut'] as const)).map((which) => (
        <TypedDate
          key={which}
          label={t(which)}
          text={texts[which] ?? shown(which)}
          placeholder={format.placeholder(t('dateLetters'))}
          error={problems[which] && (t(problems[which], { example: format.write(min) }) || t('dateTooEarly'))}
          isFirst={which === end && typed !== ''}
          onChange={(text) => change(which, text)}
          onBlur={(text) => apply(which, text)}
          onEnter={(field) => {
            if (!apply(which, field.value)) return
            const next = field.closest('.cal-typed')?.querySelectorAll('input')[1]
            if (next && next !== field) next.focus()
            else onDone()
          }}
        />
      ))}
    </div>
  )
}

const isWithin = (from: StayDate, until: StayDate | '', [fewest, most]: readonly [number, number]) =>
  until >= addNights(from, fewest) && until <= addNights(from, most)

interface TypedDateProps {
  readonly label: string
  readonly text: string
  readonly placeholder: string
  readonly error: string | undefined
  /** Has the focus when the calendar opens. */
  readonly isFirst: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: (text: string) => void
  readonly onEnter: (field: HTMLInputElement) => void
}

function TypedDate({ label, text, placeholder, error, isFirst, ...on }: TypedDateProps) {
  const id = useId()
  // The dialog is inside the search form, which Enter must not send.
  return (
    <div className="cal-type">
      <label className="sm" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input num"
        dir="ltr"
        autoComplete="off"
        maxLength={30}
        data-focus={isFirst ? '' : undefined}
        value={text}
        placeholder={placeholder}
        aria-invalid={!!error}
        aria-describedby={error ? `${id}-e` : undefined}
        onChange={(event) => on.onChange(event.currentTarget.value)}
        onBlur={(event) => on.onBlur(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          on.onEnter(event.currentTarget)
        }}
      />
      {error && <FieldError id={`${id}-e`} text={error} />}
    </div>
  )
}
