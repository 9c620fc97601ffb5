import { MAX_SPECIAL_REQUESTS } from '@staykit/contract'
import { type AddressRules, MAX_NAME } from '@staykit/domain'
import type { Customer, CustomerField } from '@staykit/stores/customer'
import { useMemo, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field/field.tsx'
import type { CustomerState } from './use-customer.ts'

const fields = [
  ['firstName', 'given-name', 'text', MAX_NAME],
  ['lastName', 'family-name', 'text', MAX_NAME],
  ['email', 'email', 'email', 254],
  ['phoneNumber', 'tel', 'tel', 40],
  ['billingAddress', 'street-address', 'text', 200],
  ['city', 'address-level2', 'text', 100],
] as const

/** Country names in a language, sorted. */
function countryOptions(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}

/**
 * The customer's fields (HOT-351). An error shows on blur or, with `showAll`, after Continue. The address rules decide about
 * region and postal code.
 */
export function CustomerFields({ state, showAll }: { state: CustomerState; showAll: boolean }) {
  const { t, settings } = useWidget()
  const { customer, problems, rules, signedIn, onChange } = state
  const { country } = customer
  const { locale } = settings
  const [left, setLeft] = useState<ReadonlySet<CustomerField>>(new Set())
  const countries = useMemo(() => countryOptions(rules.countries, locale), [rules, locale])
  const shared = (name: CustomerField, autoComplete: string) => {
    const problem = showAll || left.has(name) ? problems[name] : undefined
    return {
      name,
      autoComplete,
      label: t(name),
      value: customer[name],
      required: true,
      error: problem && t(problem === 'postal' && country === 'US' ? 'error.postal.US' : `error.${problem}`),
      hint: name === 'lastName' && problem === 'required' ? t('oneName') : undefined,
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }
  }
  const states = rules.regions(country).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className="grid2">
      {fields
        .filter(([name]) => !(signedIn && name === 'email'))
        .map(([name, autoComplete, type, maxLength]) => (
          <TextField
            key={name}
            {...shared(name, autoComplete)}
            type={type}
            wide={name === 'billingAddress'}
            maxLength={maxLength}
          />
        ))}
      <SelectField
        {...shared('country', 'country')}
        options={countries}
        onChange={(next) => onChange(moved(customer, next, rules))}
      />
      {rules.hasRegions(country) && (
        <SelectField
          {...shared('stateCode', 'address-level1')}
          options={[{ value: '', label: t('choose') }, ...states]}
        />
      )}
      {rules.hasPostalCode(country) && <TextField {...shared('postalCode', 'postal-code')} maxLength={12} />}
    </div>
  )
}

/** Removes values that do not exist in the new country (PLT-080, PLT-081). */
const moved = ({ postalCode }: Customer, country: string, { hasPostalCode }: AddressRules) => ({
  country,
  stateCode: '',
  postalCode: hasPostalCode(country) ? postalCode : '',
})

/** Special requests to the hotel; optional. */
export function SpecialRequests({ state: { customer, onChange } }: { state: CustomerState }) {
  const { t } = useWidget()
  return (
    <TextArea
      name="specialRequests"
      label={t('specialRequests')}
      hint={t('noPromise')}
      value={customer.specialRequests ?? ''}
      maxLength={MAX_SPECIAL_REQUESTS}
      onChange={(specialRequests) => onChange({ specialRequests })}
    />
  )
}
