import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Failure, useFailure } from '../../features/use-failure.ts'
import { navigate } from '../../page/navigate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import form from '../../ui/field/form.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { searchIcon } from '../../ui/icon/icons.ts'
import { partnerLinks, partnerOf } from './legacy.ts'
import { LocationField, type PlaceInput } from './location-field.tsx'
import css from './partner-form.css'
import type { StaySearchProps } from './use-search-form.ts'

type Partner = Awaited<ReturnType<typeof partnerOf>>
type Addresses = Awaited<ReturnType<typeof partnerLinks>>

/** Brand, visitor and currency, which every link to the partner contains. */
interface Asker {
  readonly refId: string
  readonly currency: string
}

interface PartnerSearch<Query> {
  /** Returns the search once it is complete. */
  readonly submit: () => Query | undefined
  readonly urlOf: (addresses: Addresses, partner: Partner, search: Query & Asker) => string
}

/** Sends a complete search to the partner's site by navigation; `trouble` is why it failed. */
export function usePartnerForm<Query>({ submit, urlOf }: PartnerSearch<Query>) {
  const widget = useWidget()
  const [failure, setFailure] = useState<Failure>()
  useFailure(failure)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const search = submit()
    if (!search) return
    const { refId, currency } = widget.settings
    setFailure(undefined)
    try {
      const [addresses, partner] = await Promise.all([partnerLinks(), partnerOf(widget)])
      const asker = { refId, currency: currency || 'USD' }
      navigate(widget, 'partner', urlOf(addresses, partner, { ...search, ...asker }))
    } catch (problem) {
      setFailure({ message: String(problem) })
    }
  }
  return { trouble: failure && widget.t('notSent'), onSubmit }
}

interface PartnerFormProps {
  readonly label: string
  readonly onSubmit: (event: FormEvent) => void
  readonly trouble: string | undefined
  readonly children: ReactNode
}

/** The form of a product that is searched on the partner's site. */
export function PartnerForm({ label, onSubmit, trouble, children }: PartnerFormProps) {
  const { t } = useWidget()
  useSheet(later)
  useSheet(form)
  useSheet(css)
  return (
    <form className="ho" part="form" noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
      <button type="submit" className="btn primary" part="button">
        <Icon d={searchIcon} />
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

/** Origin or destination. */
export function End({ label, name, input, isSent, product }: EndProps) {
  const { t } = useWidget()
  const { place } = useStore(input.$form)
  const message = isSent && !place ? t('enterCity') : undefined
  return <LocationField form={input} {...{ label, message, product, name }} />
}
