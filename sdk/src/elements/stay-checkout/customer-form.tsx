import { hasPostalCodes } from '@staykit/domain'
import type { Customer, CustomerField, FieldProblem } from '@staykit/stores/checkout'
import { useMemo, useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useWidget } from '../../widget.ts'
import { countryOptions, hasStates, stateOptions } from './countries.ts'

interface CustomerFormProps {
  readonly customer: Customer
  readonly problems: Partial<Record<CustomerField, FieldProblem>>
  /** Shows every problem, not only those of fields that were left. */
  readonly showAll: boolean
  readonly signedIn: boolean
  readonly onChange: (change: Partial<Customer>) => void
}

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'billingAddress', autoComplete: 'street-address', wide: true },
  { name: 'city', autoComplete: 'address-level2' },
] as const

/** The customer's fields (hotels.md §3); a problem shows once its field has been left, or after Continue. */
export function CustomerFields({ customer, problems, showAll, signedIn, onChange }: CustomerFormProps) {
  const { t, settings } = useWidget()
  const [left, setLeft] = useState<ReadonlySet<CustomerField>>(new Set())
  const countries = useMemo(() => countryOptions(settings.locale), [settings.locale])
  const shared = (name: CustomerField) => {
    const problem = showAll || left.has(name) ? problems[name] : undefined
    const key = problem === 'postal' && customer.country === 'US' ? 'error.postal.US' : `error.${problem}`
    return {
      name,
      label: t(name),
      value: customer[name],
      required: true,
      error: problem && t(key),
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }
  }
  const states = [{ value: '', label: t('choose') }, ...stateOptions(customer.country)]
  return (
    <div className="grid2">
      {fields
        .filter(({ name }) => !(signedIn && name === 'email'))
        .map(({ name, ...rest }) => (
          <TextField key={name} {...shared(name)} {...rest} maxLength={200} />
        ))}
      <SelectField
        {...shared('country')}
        autoComplete="country"
        options={countries}
        onChange={(country) => onChange({ country, stateCode: '' })}
      />
      {hasStates(customer.country) && (
        <SelectField {...shared('stateCode')} autoComplete="address-level1" options={states} />
      )}
      {hasPostalCodes(customer.country) && (
        <TextField {...shared('postalCode')} autoComplete="postal-code" maxLength={12} />
      )}
    </div>
  )
}
