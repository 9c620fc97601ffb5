import { useStore } from '@nanostores/react'
import type { WireLocation } from '@staykit/contract'
import {
  createTypeahead,
  type Place,
  placeOf,
  readRecent,
  type SavedSearch,
  type Typeahead,
} from '@staykit/stores/search'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Failure, useFailure } from '../../features/use-failure.ts'
import { usePopular } from '../../features/use-popular.ts'
import { currentPosition, PositionError } from '../../page/position.ts'
import { servicesOf } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { PlaceInput } from './location-field.tsx'
import type { StaySearchProps } from './use-search-form.ts'

interface SuggestionOptions {
  readonly text: string
  readonly product: NonNullable<StaySearchProps['product']>
  readonly form: PlaceInput
  /** Called after a place was chosen with the pointer. */
  readonly onPick: () => void
  readonly onClose: () => void
}

/** State of the request for the traveller's position. */
export type Locating = '' | 'locating' | 'failed' | 'denied'

const typeaheads = new WeakMap<object, Map<string, Typeahead>>()
/** Delay before the position request, so that the traveller can read the text first (ACC-105). */
const POSITION_DELAY_MS = 300

function useTypeahead(product: SuggestionOptions['product']): Typeahead {
  const { settings, environment } = useWidget()
  return useMemo(() => {
    const { client } = servicesOf(settings, environment)
    const all = typeaheads.get(client) ?? new Map<string, Typeahead>()
    typeaheads.set(client, all)
    const own = all.get(product) ?? createTypeahead(client, environment, product)
    all.set(product, own)
    return own
  }, [settings, environment, product])
}

/** Why suggestions for a text failed; stay-error is emitted once, however much is typed until they work again. */
function useTypeaheadFailure(typeahead: Typeahead, text: string): Failure | undefined {
  const { error } = useStore(typeahead.$suggestions)
  // Ignores the last failure of a closed list.
  const [stale] = useState(error)
  const cause = text && error !== stale ? (error?.cause as Failure | undefined) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next keystroke would fail for the same reason
  const failure = useMemo(() => cause, [cause?.code])
  useFailure(failure, () => typeahead.search(text))
  return failure
}

/** An unknown position, or a failed request for it. */
function positionFailure(error: unknown): Failure {
  if (error instanceof PositionError) return { code: 'POSITION_FAILED', message: error.message }
  const { cause } = error as { cause?: Failure }
  return cause ?? (error as Failure)
}

/** State of the position request, and its start. */
function useLocate(typeahead: Typeahead, choose: (place: Place) => void) {
  const { environment, emit } = useWidget()
  const [locating, setLocating] = useState<Locating>('')
  function locate() {
    setLocating('locating')
    environment.timers.after(POSITION_DELAY_MS, async () => {
      try {
        const { latitude, longitude } = await currentPosition()
        choose(await typeahead.nearest(latitude, longitude))
        setLocating('')
      } catch (error) {
        const isDenied = error instanceof PositionError && error.code === 1
        setLocating(isDenied ? 'denied' : 'failed')
        if (!isDenied) emit('stay-error', positionFailure(error))
      }
    })
  }
  return [locating, locate] as const
}

/** The options: the position, recent searches and popular cities while the field is empty, and suggestions for the text. */
export function useSuggestions({ text, product, form, onPick, onClose }: SuggestionOptions) {
  const { environment } = useWidget()
  const typeahead = useTypeahead(product)
  const { groups: found, query, error, loading } = useStore(typeahead.$suggestions)
  const failure = useTypeaheadFailure(typeahead, text)
  /** The text at which Enter came before the answer. */
  const [early, setEarly] = useState('')
  const isOpened = useRef(false)
  // A layout effect: the call does not wait for the first frame of the list.
  useLayoutEffect(() => {
    // A list that opens with a text has it from before its code was there.
    typeahead.search(text, isOpened.current ? undefined : 'earlier')
    isOpened.current = true
    // Enter may come before this effect, and stays.
    setEarly((pressed) => (pressed === text ? pressed : ''))
  }, [typeahead, text])
  // Results of an earlier text are not those of this one.
  const isOurs = !!text && !loading && query === text.trim()
  const recent = useMemo(
    () => (text ? [] : (form.recent?.() ?? readRecent(environment.storage))),
    [form, text, environment],
  )
  const popular = usePopular(!text && product === 'hotels', recent)
  const groups = text ? found : popular
  const items: readonly WireLocation[] = groups.flatMap((group) => group.items)

  const byPointer = useRef(false)
  function choose(place: Place) {
    form.choose(place)
    onClose()
    if (byPointer.current) onPick()
  }

  // A recent search is restored completely, except for dates in the past.
  function recall({ place, checkIn, checkOut, occupancy }: SavedSearch & { readonly place: Place }) {
    if (checkIn && checkOut && checkIn >= environment.clock.today(place.timeZone))
      form.setDates?.(checkIn, checkOut)
    if (occupancy) form.setOccupancy?.(occupancy)
    choose(place)
  }

  const [locating, locate] = useLocate(typeahead, choose)

  /** Selects an option by its index; the first is the position. */
  function take(index: number, isPointer = false) {
    byPointer.current = isPointer
    const saved = recent[index - 1]
    const item = items[index - 1 - recent.length]
    if (index === 0) locate()
    else if (saved) recall(saved)
    else if (item) choose(placeOf(item))
    else if (failure) typeahead.search(text)
  }

  /** Enter before the answer selects its best, and never one of an earlier text. */
  function enter(index: number) {
    if (text && index !== 0 && !isOurs) setEarly(text)
    // The best of an answer is highlighted a frame after it appears.
    else if (index >= 0 || text) take(index >= 0 ? index : 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (early && early === text && isOurs && items[0]) choose(placeOf(items[0]))
  }, [early, isOurs])

  const count = failure ? 1 : recent.length + items.length
  // Popular cities do not match a query: Enter selects it only after a move to it.
  const best = failure ? 1 : text ? items.length : recent.length
  return { groups, query, error, failure, recent, items, locating, take, count, best, enter }
}
