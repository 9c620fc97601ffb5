import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { minusIcon, plusIcon } from '../icon/icons.ts'

export interface StepperProps {
  label: string
  hint?: string
  fewer: string
  more: string
  value: number
  /** Consecutive numbers, ascending; default 1 to 3 (AQ-26). A value outside of them is added, so that no booked room is lost. */
  options?: readonly number[]
  onChange: (value: number) => void
}

/** A choice from a few numbers: a native select between two buttons. */
export function Stepper({ label, hint, fewer, more, value, options = [1, 2, 3], onChange }: StepperProps) {
  const id = useId()
  const step = (by: number, text: string, d: string) => (
    <button
      type="button"
      className="btn icon"
      aria-label={text}
      aria-disabled={!options.includes(value + by)}
      onClick={() => onChange(value + by)}
    >
      <Icon d={d} />
    </button>
  )
  return (
    <div className="row between">
      <span>
        <label className="b" htmlFor={id}>
          {label}
        </label>
        {hint && <span className="hint">{hint}</span>}
      </span>
      <span className="step">
        {step(-1, fewer, minusIcon)}
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {(options.includes(value) ? options : [...options, value]).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        {step(1, more, plusIcon)}
      </span>
    </div>
  )
}
