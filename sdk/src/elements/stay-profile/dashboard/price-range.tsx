import { clampPrices, wholeNumberIn } from '@staykit/domain'
import { useEffect, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { TextField } from '../../../ui/field/field.tsx'

interface PriceRangeProps {
  readonly prices: readonly [number, number]
  readonly onChange: (prices: [number, number]) => void
}

/** Two amounts in US dollars, applied on blur: a value outside the range becomes the bound (ACC-090). */
export function PriceRange({ prices, onChange }: PriceRangeProps) {
  const { t } = useWidget()
  const [low, high] = prices
  const [typed, setTyped] = useState<readonly [string, string]>([`${low}`, `${high}`])
  useEffect(() => setTyped([`${low}`, `${high}`]), [low, high])
  const field = (end: 0 | 1, name: 'minimum' | 'maximum') => (
    <TextField
      name={name}
      label={t(name)}
      inputMode="numeric"
      autoComplete="off"
      value={typed[end]}
      maxLength={8}
      onChange={(text) => setTyped(end === 0 ? [text, typed[1]] : [typed[0], text])}
      onBlur={() => {
        const amount = (text: string, before: number) => {
          const typed = wholeNumberIn(text)
          return Number.isNaN(typed) ? before : typed
        }
        const next = clampPrices([amount(typed[0], low), amount(typed[1], high)])
        setTyped([`${next[0]}`, `${next[1]}`])
        if (next[0] !== low || next[1] !== high) onChange(next)
      }}
    />
  )
  return (
    <fieldset className="col g2">
      <legend className="label">{t('priceRange')}</legend>
      <div className="prices">
        {field(0, 'minimum')}
        {field(1, 'maximum')}
      </div>
    </fieldset>
  )
}
