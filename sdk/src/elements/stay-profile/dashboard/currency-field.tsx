import { type Client, currencies } from '@staykit/contract'
import { useEffect, useMemo, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField } from '../../../ui/field/field.tsx'

interface CurrencyFieldProps {
  readonly client: Client
  readonly value: string | undefined
  readonly onChange: (currency: string) => void
}

/** The display currency, from those with exchange rates; until those are loaded, only the current one. */
export function CurrencyField({ client, value = '', onChange }: CurrencyFieldProps) {
  const { t, settings } = useWidget()
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    client(currencies, {}).then(
      (answer) => setCodes(answer.currencies),
      // The other fields work without it.
      () => undefined,
    )
  }, [client])
  const options = useMemo(() => {
    const words = new Intl.DisplayNames(settings.locale, { type: 'currency' })
    const allCodes = value === '' || codes.includes(value) ? codes : [value, ...codes]
    return allCodes.map((code) => ({ value: code, label: `${code} · ${words.of(code)}` }))
  }, [codes, value, settings.locale])
  const none = { value: '', label: t('pricesOfPage') }
  return (
    <SelectField
      name="currency"
      label={t('pricesIn')}
      value={value}
      options={value === '' ? [none, ...options] : options}
      onChange={onChange}
    />
  )
}
