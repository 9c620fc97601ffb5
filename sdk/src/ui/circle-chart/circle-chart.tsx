import { useSheet } from '../../runtime/widget.ts'
import css from './circle-chart.css'

interface CircleChartProps {
  /** Out of 10. */
  readonly value: number
  /** The value as it is written inside. */
  readonly text: string
  readonly label: string
}

/** A ring that is filled by as many tenths as a value out of 10 has: 8.5 by 85 %. */
export function CircleChart({ value, text, label }: CircleChartProps) {
  useSheet(css)
  return (
    <span className="ring" role="img" aria-label={label} style={{ '--fill': `${value * 10}%` } as object}>
      {text}
    </span>
  )
}
