import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, useFailure } from '../../features/use-failure.ts'
import { navigate } from '../../page/navigate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import form from '../../ui/form.css'
import css from './hand-off.css'
import { partnerLinks, partnerOf } from './legacy.ts'
import { LocationField, type PlaceInput } from './location-field.tsx'
import type { StaySearchProps } from './use-search-form.ts'

type Partner = Awaited<ReturnType<typeof partnerOf>>
type Addresses = Awaited<ReturnType<typeof partnerLinks>>

/** Who asks and in which currency: what every link to the partner says. */
interface Asker {
  readonly refId: string
  readonly currency: string
}

/**
 * Sends a search to the partner's site. `isSent` once somebody has tried: fields say from then on what is wrong with them.
 * `urlOf` is asked for the link of a search that is complete, undefined for one that is not.
 */
export function useHandOff(
  urlOf: () => ((addresses: Addresses, partner: Partner, asker: Asker) => string) | undefined,
) {
  const widget = useWidget()
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  useFailure(failure)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const link = urlOf()
    if (!link) return
    const { refId, currency } = widget.settings
    setFailure(undefined)
    try {
      const [addresses, partner] = await Promise.all([partnerLinks(), partnerOf(widget)])
      navigate(widget, 'partner', link(addresses, partner, { refId, currency: currency || 'USD' }))
    } catch (problem) {
      setFailure({ message: String(problem) })
    }
  }
  const trouble = failure && widget.t('notSent')
  return { isSent, trouble, onSubmit }
}

interface HandOffFormProps {
  readonly label: string
  readonly onSubmit: (event: FormEvent) => void
  /** Why it could not be sent. */
  readonly trouble: string | undefined
  readonly children: ReactNode
}

/** The form of a product that is searched on the partner's site. */
export function HandOffForm({ label, onSubmit, trouble, children }: HandOffFormProps) {
  const { t } = useWidget()
  useSheet(form)
  useSheet(later)
  useSheet(css)
  return (
    <form className="ho" noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
      <button type="submit" className="btn primary">
        {t('search')}
      </button>
      {trouble && (
        <p className="error" role="alert">
          {trouble}
        </p>
      )}
    </form>
  )
}

interface EndProps {
  readonly label: string
  readonly name: string
  readonly input: PlaceInput
  readonly isSent: boolean
  readonly product: NonNullable<StaySearchProps['product']>
}

/** One end of a journey. */
export function End({ label, name, input, isSent, product }: EndProps) {
  const { t } = useWidget()
  const { place } = useStore(input.$form)
  const message = isSent && !place ? t('enterCity') : undefined
  const field = useRef<HTMLInputElement>(null)
  // Named from here: the search box has no use for it, and every page loads that.
  useLayoutEffect(() => {
    if (field.current) field.current.name = name
  }, [name])
  return <LocationField form={input} inputRef={field} {...{ label, message, product }} />
}
