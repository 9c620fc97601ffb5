import { useStore } from '@nanostores/react'
import type { Place, SearchForm, SearchFormErrors } from '@staykit/stores/search'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { backIcon, closeIcon, pinIcon } from '../../ui/icons.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
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
  const keys = useRef<(event: KeyboardEvent) => boolean>(null)
  const cancelBlur = useRef<() => void>(() => {})
  const [touched, setTouched] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState('')
  const full = useMedia(MOBILE) && isOpen
  const SuggestionList = useLazy(
    () => import('./suggestion-list.tsx').then((module) => module.SuggestionList),
    touched,
  )

  useFullScreen(field, full)
  useEffect(() => () => cancelBlur.current(), [])
  useLayoutEffect(() => {
    if (!isOpen) return
    const outside = (event: Event) => {
      if (field.current && !event.composedPath().includes(field.current)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen])

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
    if (event.key === 'Tab') return setOpen(false)
    // Enter belongs to the list: it never submits the form (HOT-039).
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      return setOpen(false)
    }
    if (isOpen && keys.current?.(event)) return event.preventDefault()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open()
  }

  const label = variant === 'compact' ? t('location') : t('where')
  const compact = variant === 'compact' || variant === 'widget'
  const message =
    error && (compact ? t('enterCity') : t(error === 'enter' ? 'enterLocation' : 'selectLocation'))
  return (
    <div className="sf loc" part="field">
      <div ref={field} className={full ? 'ta full-ta' : 'ta'}>
        <div className={`sf-b ${isOpen ? 'open' : ''} ${error ? 'bad' : ''}`}>
          {full ? (
            <button
              type="button"
              className="btn quiet icon"
              aria-label={t('back')}
              onClick={() => setOpen(false)}
            >
              <Icon d={backIcon} className="flip" />
            </button>
          ) : (
            <Icon d={pinIcon} />
          )}
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
            full={full}
            keys={keys}
            onActive={setActive}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}

// On a small screen the field itself moves to the top layer with its list. It is the same input: the focus stays.
function useFullScreen(field: RefObject<HTMLDivElement | null>, full: boolean) {
  useLayoutEffect(() => {
    const element = field.current
    if (!full || !element) return
    element.setAttribute('popover', 'manual')
    element.showPopover()
    return () => {
      element.hidePopover()
      element.removeAttribute('popover')
    }
  }, [full, field])
}
