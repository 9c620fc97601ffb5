import { messages as suggestionsTexts } from '@staykit/words/en/suggestions'
import type { KeyboardEvent, RefObject } from 'react'
import { sayAny } from '../../messages/translate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { backIcon } from '../../ui/icon/icons.ts'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { PlaceInput } from './location-field.tsx'
import css from './suggestion-list.css'
import { PositionOption, RecentOptions, RetryOption, SuggestedOptions } from './suggestion-options.tsx'
import { type Anchor, useActiveOption, useFloating, useFullScreen, useOutside } from './use-list-box.ts'
import type { StaySearchProps } from './use-search-form.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  text: string
  product?: StaySearchProps['product']
  anchor: Anchor
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  early: RefObject<KeyboardEvent | null>
  /** Called with the id of the highlighted option. */
  onActive: (id: string) => void
  form: PlaceInput
  onClose: () => void
}

function Suggestions({ text, product = 'hotels', anchor, form, ...list }: SuggestionListProps) {
  const { id, onClose } = list
  const { t } = useWidget()
  useSheet(later)
  useSheet(css)
  const full = useMedia(MOBILE)
  const found = useSuggestions({ text, product, form, onClose, onPick: () => openDates(anchor.current) })
  const { items, recent, error, failure, count, best } = found
  useFullScreen(anchor, full)
  useOutside(anchor, onClose)
  const { list: box, option } = useActiveOption({
    ...{ ...list, count, best, isEmpty: !text },
    onTake: found.take,
    onEnter: found.enter,
  })
  useFloating(box, anchor, full)
  return (
    <div ref={box} className={full ? 'opts flow' : 'opts float'}>
      {full && (
        <button type="button" className="btn quiet icon back" aria-label={t('back')} onClick={onClose}>
          <Icon d={backIcon} className="flip" />
        </button>
      )}
      <div role="listbox" id={id} aria-label={t('suggestions')}>
        <PositionOption option={option} locating={found.locating} />
        <RecentOptions option={option} recent={recent} />
        <SuggestedOptions option={option} groups={found.groups} query={found.query} before={recent.length} />
        {failure && <RetryOption option={option} />}
      </div>
      <p className={error ? 'opts-h' : 'sr'} role="status">
        {error && (failure && !navigator.onLine ? t('suggestionsOffline') : sayAny(t, error.code))}
        {recent.length > 0 && `${t('foundRecent', { count: recent.length })} `}
        {items.length > 0 && t('found', { count: items.length })}
      </p>
    </div>
  )
}

/** A place chosen with the pointer leads to the dates of its form, unless the focus has moved on. */
function openDates(field: HTMLElement | null) {
  if (!field?.contains((field.getRootNode() as ShadowRoot).activeElement)) return
  const dates = field.closest('form')?.querySelector<HTMLElement>('[data-panel=checkIn]')
  // The calendar returns the focus to what had it before: a focused location field would open its list.
  dates?.focus()
  dates?.click()
}

/** Suggestions for the typed text, by group, after the traveller's own position. */
export const SuggestionList = withTexts({ suggestions: suggestionsTexts }, Suggestions)
