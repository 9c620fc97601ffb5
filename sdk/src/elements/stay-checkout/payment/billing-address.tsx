import { useEffect, useRef, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { AddressFields } from '../details/fields.tsx'
import { type CustomerState, hasProblems } from '../details/use-customer.ts'

interface BillingAddressProps {
  readonly state: CustomerState
  readonly showAll: boolean
}

/**
 * The billing address: one line with Edit if it is complete when the payment opens, such as a member's; otherwise its fields,
 * which stay open while the traveller types (ADR 19).
 */
export function BillingAddress({ state, showAll }: BillingAddressProps) {
  const { t } = useWidget()
  const [isOpen, setOpen] = useState(hasProblems(state.addressProblems))
  const ref = useRef<HTMLFieldSetElement>(null)
  const wasOpen = useRef(isOpen)
  // The clicked button is gone.
  useEffect(() => {
    if (isOpen && !wasOpen.current) ref.current?.querySelector<HTMLElement>('select, input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen && !hasProblems(state.addressProblems))
    return (
      <div className="field">
        <span className="label">{t('billingAddress')}</span>
        <div className="input row between filled">
          <AddressLine state={state} />
          <button
            type="button"
            className="link sm"
            aria-label={`${t('edit')}, ${t('billingAddress')}`}
            onClick={() => setOpen(true)}
          >
            {t('edit')}
          </button>
        </div>
      </div>
    )
  return (
    <fieldset className="field address" ref={ref}>
      <legend className="label">{t('billingAddress')}</legend>
      <AddressFields state={state} showAll={showAll} />
    </fieldset>
  )
}

function AddressLine({ state: { customer, rules } }: { state: CustomerState }) {
  const { settings } = useWidget()
  const { billingAddress, city, country, stateCode, postalCode } = customer
  const region = rules.hasRegions(country) ? stateCode : ''
  const names = new Intl.DisplayNames(settings.locale, { type: 'region' })
  const place = [billingAddress, city, `${region} ${postalCode}`.trim(), names.of(country)]
  return <bdi>{place.filter(Boolean).join(', ')}</bdi>
}
