import { useStore } from '@nanostores/react'
import type { Place, SearchForm, SearchFormErrors } from '@staykit/stores/search'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon, pinIcon } from '../../ui/icons.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { useWidget } from '../../widget.ts'
import type { StaySearchProps } from './use-search-form.ts'

/** The list stays this long after the field has lost the focus, so that a press on it still lands (AQ-15). */
const BLUR_DELAY_MS = 200

interface LocationFieldProps {
  form: SearchForm
  error: SearchFormErrors['location']
  variant: StaySearchProps['variant']
  inputRef: RefObject<HTMLInputElement | null>
}

/** Where to: a combobox whose suggestions, and the code for them, come with the first focus. */
export function LocationField({ form, error, variant, inputRef }: LocationFieldProps) {
  const { t, environment } = useWidget()
  const { text } = useStore(form.$form)
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(null)
  const cancelBlur = useRef<() => void>(() => {})
  const [touched, setTouched] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState('')
  const SuggestionList = useLazy(
    () => import('./suggestion-list.tsx').then((module) => module.SuggestionList),
    touched,
  )

  useEffect(() => () => cancelBlur.current(), [])

  function open() {
    cancelBlur.current()
    setTouched(true)
    setOpen(true)
  }

  function choose(place: Place) {
    form.choose(place)
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter belongs to the list: it never submits the form (HOT-039).
    if (event.key === 'Enter') event.preventDefault()
    if (isOpen && keys.current) keys.current(event)
    else if (/^Arrow(Up|Down)$/.test(event.key)) open()
  }

  const label = variant === 'compact' ? t('location') : t('where')
  const compact = variant === 'compact' || variant === 'widget'
  const message =
    error && (compact ? t('enterCity') : t(error === 'enter' ? 'enterLocation' : 'selectLocation'))
  return (
    <div className="sf loc" part="field">
      <div ref={field} className="ta">
        <div className={`sf-b ${isOpen ? 'open' : ''} ${error ? 'bad' : ''}`}>
          <Icon d={pinIcon} />
          <span className="grow">
            <label className="sf-l" htmlFor={id}>
              {label}
            </label>
            <input
              ref={inputRef}
              id={id}
              className="sf-v"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              value={text}
              aria-autocomplete="list"
              aria-expanded={Boolean(isOpen && SuggestionList)}
              aria-controls={isOpen && SuggestionList ? `${id}-list` : undefined}
              aria-invalid={Boolean(error)}
              {...(active && isOpen ? { 'aria-activedescendant': active } : {})}
              {...(error ? { 'aria-describedby': `${id}-error` } : {})}
              onFocus={open}
              onClick={open}
              onBlur={() => {
                cancelBlur.current = environment.timers.after(BLUR_DELAY_MS, () => setOpen(false))
              }}
              onChange={(event) => {
                form.type(event.target.value)
                open()
              }}
              onKeyDown={onKeyDown}
            />
          </span>
          {text && isOpen && (
            <button
              type="button"
              className="btn quiet icon"
              aria-label={t('clear')}
              onClick={() => {
                form.type('')
                inputRef.current?.focus()
              }}
            >
              <Icon d={closeIcon} />
            </button>
          )}
        </div>
        {message && <FieldError id={`${id}-error`} text={message} />}
        {isOpen && SuggestionList && (
          <SuggestionList
            id={`${id}-list`}
            text={text}
            anchor={field}
            keys={keys}
            onActive={setActive}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  )
}
