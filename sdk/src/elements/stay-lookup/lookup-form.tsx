import { isEmail, isFilled } from '@staykit/domain'
import { type FormEvent, useEffect, useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useKeptState } from '../../runtime/use-kept.ts'
import { useWidget } from '../../runtime/widget.ts'
import { SelectField, TextField } from '../../ui/field/field.tsx'

export type Product = 'HTL' | 'CAR' | 'AIR'
export interface LookupValues {
  readonly product: Product
  readonly tripNumber: string
  readonly email: string
}

interface LookupFormProps {
  readonly first: LookupValues
  /** Products to look up; with one, there is no choice. */
  readonly products: readonly Product[]
  readonly busy: boolean
  readonly failure: string | undefined
  readonly onSubmit: (values: LookupValues) => void
  /** The trip number is lost; receives the typed e-mail. */
  readonly onLost: (email: string) => void
}

/** Trip number and email are required; no request is sent without both (ACC-132). */
function useLookupForm({ first, busy, onSubmit }: LookupFormProps) {
  const { t, box } = useWidget()
  const [values, setValues] = useKeptState('lookup', first)
  const [attempts, setAttempts] = useState(0)
  const set = (change: Partial<LookupValues>) => setValues((before) => ({ ...before, ...change }))
  const problems: Record<'tripNumber' | 'email', 'error.required' | 'error.email' | undefined> = {
    tripNumber: isFilled(values.tripNumber, 64) ? undefined : 'error.required',
    email: !isFilled(values.email, 254)
      ? 'error.required'
      : isEmail(values.email)
        ? undefined
        : 'error.email',
  }
  useEffect(() => {
    if (attempts > 0) box.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts, box])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (problems.tripNumber || problems.email) setAttempts(attempts + 1)
    else onSubmit({ ...values, tripNumber: values.tripNumber.trim(), email: values.email.trim() })
  }
  /** The error of a field, after the first submit. */
  const errorOf = (field: keyof typeof problems) => {
    const key = problems[field]
    return attempts > 0 && key ? t(key) : undefined
  }
  return { values, set, errorOf, submit }
}

/** The fields that open a booking. */
export function LookupForm(props: LookupFormProps) {
  const { products, busy, failure, onLost } = props
  const { t } = useWidget()
  const { values, set, errorOf, submit } = useLookupForm(props)
  return (
    <form part="form" className="card roomy col lookup" noValidate onSubmit={submit}>
      <div className="col g1">
        <Heading level={1} className="h2">
          {t('title')}
        </Heading>
        <p className="muted">{t('lead')}</p>
      </div>
      {failure && (
        <p className="note bad" role="alert">
          {failure}
        </p>
      )}
      <ProductField products={products} value={values.product} onChange={(product) => set({ product })} />
      <TextField
        name="tripNumber"
        label={t('tripNumber')}
        value={values.tripNumber}
        error={errorOf('tripNumber')}
        autoComplete="off"
        required
        onChange={(tripNumber) => set({ tripNumber })}
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        value={values.email}
        error={errorOf('email')}
        autoComplete="email"
        required
        onChange={(email) => set({ email })}
      />
      <button type="submit" className="btn primary big block" aria-disabled={busy}>
        {busy && <span className="spin" />}
        {t(busy ? 'searching' : 'submit')}
      </button>
      {values.product === 'HTL' && (
        <button type="button" className="link sm" onClick={() => onLost(values.email)}>
          {t('lost')}
        </button>
      )}
    </form>
  )
}

interface ProductFieldProps {
  readonly products: readonly Product[]
  readonly value: Product
  readonly onChange: (product: Product) => void
}

/** The product, if there is more than one. */
function ProductField({ products, value, onChange }: ProductFieldProps) {
  const { t } = useWidget()
  if (products.length < 2) return null
  return (
    <SelectField
      name="product"
      label={t('product')}
      value={value}
      options={products.map((each) => ({ value: each, label: t(each) }))}
      onChange={(chosen) => onChange(products.find((product) => product === chosen) ?? 'HTL')}
    />
  )
}
