import { MAX_CARD_LINE } from '@staykit/domain'
import { type ReactNode, useMemo } from 'react'
import { sayAny } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import type { CardField, useCardForm } from './use-card-form.ts'

interface CardFieldsProps {
  readonly form: ReturnType<typeof useCardForm>
  /** The fields of the card itself, between the cardholder and the billing address. */
  readonly children: ReactNode
  /** The first card is always the default. */
  readonly isDefaultFixed?: boolean
  readonly onCancel: () => void
}

/** The fields of a card: cardholder, the card, billing address, default. */
export function CardFields({ form, children, isDefaultFixed = false, onCancel }: CardFieldsProps) {
  const { t } = useWidget()
  const { draft, isBusy, change } = form
  return (
    <>
      <div className="grid2">
        {holder.map(([name, autoComplete]) => (
          <CardText key={name} form={form} name={name} autoComplete={autoComplete} />
        ))}
      </div>
      {children}
      <Heading level={3} className="h4">
        {t('billingAddress')}
      </Heading>
      <Address form={form} />
      {!isDefaultFixed && (
        <label className="row sm">
          <input
            type="checkbox"
            name="isDefault"
            checked={draft.isDefault}
            onChange={(event) => change({ isDefault: event.currentTarget.checked })}
          />
          {t('useAsDefault')}
        </label>
      )}
      <div className="row wrap">
        <button type="submit" className="btn primary big" aria-disabled={isBusy}>
          {isBusy && <span className="spin" />}
          {t('save')}
        </button>
        <button type="button" className="btn big" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  )
}

const holder = [
  ['cardHolderFirstName', 'cc-given-name'],
  ['cardHolderLastName', 'cc-family-name'],
] as const

interface CardTextProps {
  readonly form: CardFieldsProps['form']
  readonly name: CardField
  readonly autoComplete: string
  readonly wide?: boolean
  readonly type?: 'tel'
}

function useField({ draft, problems, change }: CardFieldsProps['form']) {
  const { t } = useWidget()
  return (name: CardField) => {
    const problem = problems[name]
    return {
      name,
      label: t(name),
      value: draft[name],
      required: name !== 'addressLineTwo',
      error: problem && sayAny(t, problem === 'wrong' ? `wrong.${name}` : `problem.${problem}`),
      hint: name === 'cardHolderLastName' && problem === 'required' ? t('oneName') : undefined,
      onChange: (value: string) => change({ [name]: value }),
    }
  }
}

function CardText({ form, name, ...input }: CardTextProps) {
  return <TextField {...useField(form)(name)} {...input} maxLength={MAX_CARD_LINE} />
}

/** Month and year with two digits each (ACC-182). */
export function ExpiryFields({ form }: Pick<CardFieldsProps, 'form'>) {
  const field = useField(form)
  const digits = (name: 'expirationMonth' | 'expirationYear') => ({
    ...field(name),
    inputMode: 'numeric' as const,
    maxLength: 2,
  })
  return (
    <div className="expiry">
      <TextField {...digits('expirationMonth')} autoComplete="cc-exp-month" />
      <TextField {...digits('expirationYear')} autoComplete="cc-exp-year" />
    </div>
  )
}

function Address({ form }: Pick<CardFieldsProps, 'form'>) {
  const { t, settings } = useWidget()
  const { draft, rules, change } = form
  const { countryCode } = draft
  const field = useField(form)
  const countries = useMemo(() => countryOptions(rules.countries, settings.locale), [rules, settings.locale])
  const states = rules.regions(countryCode).map(({ code, name }) => ({ value: code, label: name }))
  const text = (name: CardField, autoComplete: string, more: { wide?: boolean; type?: 'tel' } = {}) => (
    <CardText form={form} name={name} autoComplete={`billing ${autoComplete}`} {...more} />
  )
  return (
    <div className="grid2">
      {text('addressLineOne', 'address-line1', { wide: true })}
      {text('addressLineTwo', 'address-line2', { wide: true })}
      {text('city', 'address-level2')}
      <SelectField
        {...field('countryCode')}
        autoComplete="billing country"
        options={countries}
        onChange={(next) => change({ countryCode: next, stateCode: '', postalCode: '' })}
      />
      {rules.hasRegions(countryCode) && (
        <SelectField
          {...field('stateCode')}
          autoComplete="billing address-level1"
          options={[{ value: '', label: t('choose') }, ...states]}
        />
      )}
      {rules.hasPostalCode(countryCode) && text('postalCode', 'postal-code')}
      {text('phoneNumber', 'tel', { type: 'tel' })}
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
