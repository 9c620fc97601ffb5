import { type AddressRules, MAX_NAME } from '@staykit/domain'
import type { Customer, CustomerField, Problems } from '@staykit/stores/customer'
import { useMemo, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import type { CustomerState } from './use-customer.ts'

interface FieldsProps {
  readonly state: CustomerState
  /** Shows the errors of untouched fields too. */
  readonly showAll: boolean
}

/** The properties of a field of the customer (HOT-351). Its error shows on blur or, with `showAll`, after the button. */
function useField({ state, showAll }: FieldsProps, problems: Problems) {
  const { t } = useWidget()
  const { customer, onChange } = state
  const [left, setLeft] = useState<ReadonlySet<CustomerField>>(new Set())
  return (name: CustomerField, autoComplete: string) => {
    const problem = showAll || left.has(name) ? problems[name] : undefined
    const isZip = problem === 'postal' && customer.country === 'US'
    return {
      name,
      autoComplete,
      label: t(name),
      value: customer[name],
      required: true,
      error: problem && t(isZip ? 'error.postal.US' : `error.${problem}`),
      hint: name === 'lastName' && problem === 'required' ? t('oneName') : undefined,
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => setLeft((before) => new Set([...before, name])),
    }
  }
}

const own = [
  ['firstName', 'given-name', 'text', MAX_NAME],
  ['lastName', 'family-name', 'text', MAX_NAME],
  ['email', 'email', 'email', 254],
  ['phoneNumber', 'tel', 'tel', 40],
] as const

/** The four fields of the customer. A member's account has the e-mail. */
export function CustomerFields(props: FieldsProps) {
  const { state } = props
  const field = useField(props, state.problems)
  return (
    <div className="grid2">
      {own
        .filter(([name]) => !(state.signedIn && name === 'email'))
        .map(([name, autoComplete, type, maxLength]) => (
          <TextField key={name} {...field(name, autoComplete)} type={type} maxLength={maxLength} />
        ))}
    </div>
  )
}

/** Country names in a language, sorted. */
function countryOptions(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}

/** The fields of the billing address. The address rules of the country decide about region and postal code. */
export function AddressFields(props: FieldsProps) {
  const { t, settings } = useWidget()
  const { customer, rules, onChange, addressProblems } = props.state
  const field = useField(props, addressProblems)
  const { country } = customer
  const { locale } = settings
  const countries = useMemo(() => countryOptions(rules.countries, locale), [rules, locale])
  const states = rules.regions(country).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className="grid2">
      <SelectField
        {...field('country', 'billing country')}
        options={countries}
        onChange={(next) => onChange(moved(customer, next, rules))}
      />
      {rules.hasPostalCode(country) && (
        <TextField {...field('postalCode', 'billing postal-code')} maxLength={12} />
      )}
      <TextField
        {...field('billingAddress', 'billing address-line1')}
        label={t('addressLine')}
        wide
        maxLength={200}
      />
      <TextField {...field('city', 'billing address-level2')} maxLength={100} />
      {rules.hasRegions(country) && (
        <SelectField
          {...field('stateCode', 'billing address-level1')}
          options={[{ value: '', label: t('choose') }, ...states]}
        />
      )}
    </div>
  )
}

/** Removes values that do not exist in the new country (PLT-080, PLT-081). */
const moved = ({ postalCode }: Customer, country: string, { hasPostalCode }: AddressRules) => ({
  country,
  stateCode: '',
  postalCode: hasPostalCode(country) ? postalCode : '',
})
