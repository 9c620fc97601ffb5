import { type AddressRules, MAX_NAME } from '@staykit/domain'
import type { ProfileField, ProfileForm } from '@staykit/stores/profile'
import { useMemo } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { BirthdayFields } from './birthday-fields.tsx'

interface InfoFieldsProps {
  readonly form: ProfileForm
  readonly rules: AddressRules
  readonly errorOf: (name: ProfileField) => string | undefined
  readonly onChange: (change: Partial<ProfileForm>) => void
}

const names = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

/** The fields in this order: name, birthday, contact, address (PLT-077). */
export function InfoFields({ form, rules, errorOf, onChange }: InfoFieldsProps) {
  const { t, settings } = useWidget()
  const countries = useMemo(() => countryOptions(rules.countries, settings.locale), [rules, settings.locale])
  const shared = (name: keyof ProfileForm, autoComplete: string) => ({
    name,
    autoComplete,
    label: t(name),
    value: form[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const none = { value: '', label: t('choose') }
  const states = rules.regions(form.country).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className="grid2">
      {names.map(([name, autoComplete]) => (
        <TextField
          key={name}
          {...shared(name, autoComplete)}
          required
          maxLength={MAX_NAME}
          hint={name === 'lastName' && !form.lastName && errorOf(name) ? t('oneName') : undefined}
        />
      ))}
      <SelectField
        {...shared('gender', 'sex')}
        options={[none, { value: 'M', label: t('male') }, { value: 'F', label: t('female') }]}
      />
      <TextField {...shared('phoneNumber', 'tel')} type="tel" maxLength={40} />
      <BirthdayFields form={form} error={errorOf('birthday')} onChange={onChange} />
      <TextField {...shared('billingAddress', 'street-address')} wide maxLength={200} />
      <TextField {...shared('city', 'address-level2')} maxLength={100} />
      <SelectField
        {...shared('country', 'country')}
        options={[none, ...countries]}
        onChange={(country) => onChange({ country, stateCode: '', postalCode: '' })}
      />
      {rules.hasRegions(form.country) && (
        <SelectField {...shared('stateCode', 'address-level1')} options={[none, ...states]} />
      )}
      {rules.hasPostalCode(form.country) && (
        <TextField {...shared('postalCode', 'postal-code')} maxLength={12} />
      )}
    </div>
  )
}

/** Country names in a language, sorted. */
function countryOptions(codes: readonly string[], locale: string) {
  const words = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  return codes
    .map((value) => ({ value, label: words.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}
