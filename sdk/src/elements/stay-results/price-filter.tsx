import { type HotelFilters, wholeNumberIn } from '@staykit/domain'
import type { ResultsView } from '@staykit/stores/search'
import { useEffect, useState } from 'react'
import { useWholeMoney } from '../../features/use-whole-money.ts'
import { useWidget } from '../../runtime/widget.ts'
import { isComposing } from '../../ui/composing.ts'
import { useStable } from '../../ui/use-stable.ts'
import { priceRange, wholeRange } from './filter-changes.ts'

interface PriceFilterProps {
  prices: ResultsView['prices']
  rooms: number
  chosen: HotelFilters['prices']
  onChange: (range: [number, number], whole: [number, number]) => void
}

/** Minimum distance of the handles, as a share of the range (PLT-060). */
const MIN_DISTANCE = 0.1

/** Nightly price range: a histogram, two handles, and two inputs. */
export function PriceFilter({ prices, rooms, chosen, onChange }: PriceFilterProps) {
  const { t } = useWidget()
  const money = useWholeMoney()
  const whole = useStable(wholeRange(prices))
  const filter = useStable(chosen)
  const [range, setRange] = useState(priceRange(filter, whole))
  useEffect(() => setRange(priceRange(filter, whole)), [filter, whole])
  if (whole[1] - whole[0] < 2) return null
  const gap = Math.ceil((whole[1] - whole[0]) * MIN_DISTANCE)
  const apply = (next: [number, number]) => {
    setRange(next)
    onChange(next, whole)
  }
  const bound = (end: 0 | 1, value: number): [number, number] =>
    end === 0 ? [Math.min(value, range[1] - gap), range[1]] : [range[0], Math.max(value, range[0] + gap)]
  const share = (value: number) => ((value - whole[0]) / (whole[1] - whole[0])) * 100

  const slider = (end: 0 | 1, label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={money(range[end])}
      min={whole[0]}
      max={whole[1]}
      value={range[end]}
      onInput={(event) => setRange(bound(end, Number(event.currentTarget.value)))}
      onChange={(event) => apply(bound(end, Number(event.currentTarget.value)))}
    />
  )
  return (
    <fieldset>
      <legend>{t(rooms > 1 ? 'pricePerRoomNight' : 'pricePerNight')}</legend>
      <Histogram steps={prices.histogram ?? []} low={share(range[0])} high={share(range[1])} />
      <div
        className="range"
        style={{ '--low': `${share(range[0])}%`, '--high': `${share(range[1])}%` } as object}
      >
        {slider(0, t('minimum'))}
        {slider(1, t('maximum'))}
      </div>
      <div className="row">
        <PriceField
          label={t('minimum')}
          value={range[0]}
          whole={whole}
          onChange={(value) => apply(bound(0, value))}
        />
        <span className="muted">{t('to')}</span>
        <PriceField
          label={t('maximum')}
          value={range[1]}
          whole={whole}
          onChange={(value) => apply(bound(1, value))}
        />
      </div>
    </fieldset>
  )
}

function Histogram({ steps, low, high }: { steps: readonly number[]; low: number; high: number }) {
  const top = Math.max(1, ...steps)
  return (
    <svg
      className="hist"
      viewBox={`0 0 ${steps.length * 10} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map((count, index) => {
        const middle = ((index + 0.5) / steps.length) * 100
        const height = (count / top) * 100
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id but its index
            key={index}
            className={middle >= low && middle <= high ? 'in' : ''}
            x={index * 10 + 1}
            y={100 - height}
            width="8"
            height={height}
          />
        )
      })}
    </svg>
  )
}

interface PriceFieldProps {
  label: string
  value: number
  whole: readonly [number, number]
  onChange: (value: number) => void
}

/** An amount input; applied on blur, and an invalid value becomes the bound (PLT-145 to PLT-147). */
function PriceField({ label, value, whole, onChange }: PriceFieldProps) {
  const money = useWholeMoney()
  const [text, setText] = useState<string>()
  function apply(written: string) {
    setText(undefined)
    const typed = wholeNumberIn(written)
    if (written === money(value) || Number.isNaN(typed)) return
    onChange(Math.min(whole[1], Math.max(whole[0], typed)))
  }
  return (
    <input
      className="input num"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={text ?? money(value)}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => apply(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) apply(event.currentTarget.value)
      }}
    />
  )
}
