import { useStore } from '@nanostores/react'
import type { Links } from '@staykit/stores/brand'
import { errorsOf, queryOf, type SearchForm, type SearchFormErrors } from '@staykit/stores/search/form'
import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { stayDetail } from '../../features/stay-detail.ts'
import { StayFields } from '../../features/stay-fields/stay-fields.tsx'
import { followLink, navigate } from '../../page/navigate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { LocationField } from './location-field.tsx'
import { SearchButton } from './search-button.tsx'
import { type StaySearchProps, urlOf } from './use-search-form.ts'

interface SearchBarProps extends Pick<StaySearchProps, 'variant' | 'loadingOverlay' | 'handOff'> {
  form: SearchForm
  links: Links
}

type Input = RefObject<HTMLInputElement | null>

/** The end of a search: it is stored and announced; then the page navigates, or the host handles it. */
function useSubmit({ form, links, variant, handOff }: SearchBarProps, input: Input) {
  const widget = useWidget()
  const { emit } = widget
  const [lost, setLost] = useState(false)

  /** Stores and announces a complete search; returns its address. */
  function announce(): string | undefined {
    const done = form.submit()
    if (!done) return undefined
    const { id, type, query: name } = done.place
    const target = urlOf(links, done)
    emit('stay-search', { ...stayDetail(done), place: { id, type, name }, url: target })
    return target
  }

  function leave(target: string) {
    if (variant !== 'widget') navigate(widget, 'search', target)
    else if (emit('stay-navigate', { to: 'search', url: target }, true)) open(target, '_top')
  }

  /** The code of the older form loads on submit. If it fails, the traveller can click again. */
  function sendOlder() {
    setLost(false)
    import('./legacy.ts')
      .then((part) => part.submitLegacy)
      .then((send) => send(widget, form, links, handOff))
      .catch(({ message }) => {
        setLost(true)
        emit('stay-error', { code: 'CHUNK_FAILED', message })
      })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (variant === 'legacy') return sendOlder()
    const errors = errorsOf(form.$form.get())
    const target = announce()
    if (target) leave(target)
    else if (Object.keys(errors).join() === 'location') input.current?.focus()
  }

  function onLink(event: MouseEvent) {
    const target = announce()
    if (target) followLink(widget, 'search', target, event)
  }

  return [lost, onSubmit, onLink] as const
}

/**
 * Landmarks of one role need names: without one, only the first form of a document, or of a shadow root, is a landmark. If no
 * element beside it shows a later step, the journey starts here.
 */
function useLandmark() {
  const { host, emit } = useWidget()
  const first = (tags: string) => (host.getRootNode() as ParentNode).querySelector(tags)
  const isFirst = first('stay-search') === host
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements that appear later are later steps of the journey
  useEffect(() => {
    if (isFirst && !first('stay-results,stay-hotel,stay-checkout')) emit('stay-step', { step: 'search' })
  }, [])
  const name = host.ariaLabel ?? undefined
  return { role: isFirst || name ? 'search' : undefined, 'aria-label': name }
}

/** The user may be typing in a form of the server, or of another release, when this one replaces it. */
function useEarlierText(form: SearchForm, input: Input) {
  const { root } = useWidget()
  useLayoutEffect(() => {
    const inputs = [...root.querySelectorAll<HTMLInputElement>('#place, .ta input')]
    const earlier = inputs.find((each) => each !== input.current)
    if (!earlier || earlier.value === earlier.defaultValue) return
    form.type(earlier.value)
    input.current?.focus()
  }, [form, root, input])
}

/** The form. A complete search makes its button a link; before that, submitting shows the errors. */
export function SearchBar(props: SearchBarProps) {
  const { form, links, variant, loadingOverlay } = props
  const { t } = useWidget()
  const state = useStore(form.$form)
  const errors = state.submitted ? errorsOf(state) : {}
  const isOld = variant === 'legacy'
  const isWidget = variant === 'widget'
  const query = queryOf(state)
  const input = useRef<HTMLInputElement>(null)
  const [lost, onSubmit, onLink] = useSubmit(props, input)
  useEarlierText(form, input)
  const landmark = useLandmark()
  const url = query && !isWidget && !isOld ? urlOf(links, query) : undefined
  // The place is known once one was chosen, now or earlier.
  const Hidden = useLazy(
    () => import('./hidden-fields.tsx').then((module) => module.HiddenFields),
    isWidget || !!state.place,
  )
  const Overlay = useLazy(
    () => import('./leaving.tsx').then((module) => module.Leaving),
    loadingOverlay === 'page',
  )
  return (
    <form
      className="search"
      part="form"
      noValidate
      {...landmark}
      target={isWidget ? '_top' : undefined}
      onSubmit={onSubmit}
    >
      <LocationField
        form={form}
        label={t(variant === 'compact' ? 'location' : 'where')}
        message={errors.location && t(messageOf(errors.location, variant))}
        inputRef={input}
      />
      {!isWidget && <StayFields form={form} errors={isOld ? { guests: errors.guests } : errors} isGuided />}
      {Hidden && <Hidden form={form} variant={variant} />}
      <SearchButton url={url} isWidget={isWidget} onLink={onLink} />
      {lost && (
        <p className="error" role="alert">
          {t('notSent')}
        </p>
      )}
      {Overlay && <Overlay form={form} />}
    </form>
  )
}

// The compact forms and the older one have their own message (HOT-290).
function messageOf(error: NonNullable<SearchFormErrors['location']>, variant = '') {
  if (['compact', 'widget', 'legacy'].includes(variant)) return 'enterCity'
  return error === 'enter' ? 'enterLocation' : 'selectLocation'
}
