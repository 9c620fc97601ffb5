import { useStore } from '@nanostores/react'
import type { Place, SearchForm } from '@staykit/stores/search'
import type { ReadableAtom } from 'nanostores'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { isComposing } from '../../ui/composing.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import { preload } from '../../ui/lazy/code.ts'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { loadList } from './load-list.ts'
import { PlaceBox } from './place-box.tsx'
import type { StaySearchProps } from './use-search-form.ts'

/** The list stays open this long after a blur, so that a click on it still works (AQ-15). */
const BLUR_DELAY_MS = 200

/** The target of the field: the hotel form, or one end of a flight or a car. */
export interface PlaceInput {
  readonly $form: ReadableAtom<{ readonly text: string; readonly place: Place | undefined }>
  readonly type: (text: string) => void
  readonly choose: (place: Place) => void
  /** Only in the hotel form. */
  readonly setDates?: SearchForm['setDates']
  readonly setOccupancy?: SearchForm['setOccupancy']
  /** Recent places; by default recent searches, which the hotel form restores completely. */
  readonly recent?: () => { readonly place: Place }[]
}

export interface LocationFieldProps {
  form: PlaceInput
  label: string
  /** Error of the field. */
  message?: string | undefined
  product?: StaySearchProps['product']
  inputRef?: RefObject<HTMLInputElement | null>
  /** Name of the field, for forms with known field names. */
  name?: string
}

/** Whether the list is open, and its code, which loads on first focus. */
function useList() {
  const { environment } = useWidget()
  const keys = useRef<(event: KeyboardEvent) => void>(null)
  /** A key that came before the list. */
  const early = useRef<KeyboardEvent>(null)
  const cancelBlur = useRef<() => void>(() => {})
  const [touched, setTouched] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState('')
  const List = useLazy(loadList, touched)
  useEffect(() => () => cancelBlur.current(), [])
  function open() {
    cancelBlur.current()
    early.current = null
    setTouched(true)
    if (!touched) preload(loadList)
    setOpen(true)
  }
  const close = () => setOpen(false)
  function onBlur() {
    cancelBlur.current = environment.timers.after(BLUR_DELAY_MS, close)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    // Enter selects from the list and never submits the form (HOT-039).
    if (event.key === 'Enter') event.preventDefault()
    if (isOpen && keys.current) keys.current(event)
    else if (/^Arrow(Up|Down)$/.test(event.key)) open()
    else early.current = event
  }
  const onPointerEnter = () => preload(loadList)
  const handlers = { onFocus: open, onClick: open, onBlur, onKeyDown, onPointerEnter }
  return [
    isOpen,
    isOpen && List,
    open,
    handlers,
    { keys, early, onActive: setActive, onClose: close },
    active,
  ] as const
}

/** The destination: a combobox whose suggestions and code load on first focus. */
export function LocationField({ form, label, message, product, inputRef, name }: LocationFieldProps) {
  const { t } = useWidget()
  const { text } = useStore(form.$form)
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const [isOpen, List, open, handlers, list, active] = useList()
  return (
    <PlaceBox
      {...{ id, label, field }}
      state={isOpen ? 'open' : ''}
      error={message}
      input={
        <input
          ref={input}
          id={id}
          name={name}
          className="sf-v"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={text}
          aria-autocomplete="list"
          aria-expanded={!!List}
          aria-controls={List ? `${id}-list` : undefined}
          aria-invalid={!!message}
          aria-activedescendant={isOpen ? active || undefined : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          onChange={(event) => {
            form.type(event.target.value)
            open()
          }}
          {...handlers}
        />
      }
      button={
        text &&
        isOpen && (
          <button
            type="button"
            className="btn quiet icon"
            aria-label={t('clear')}
            onClick={() => {
              form.type('')
              input.current?.focus()
            }}
          >
            <Icon d={closeIcon} />
          </button>
        )
      }
      list={List && <List {...list} {...{ text, product, form }} id={`${id}-list`} anchor={field} />}
    />
  )
}
