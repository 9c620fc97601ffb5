import { useSheet } from '../../runtime/widget.ts'
import css from './circle-chart.css'

interface CircleChartProps {
  /** Out of 10. */
  readonly value: number
  /** The formatted value inside the ring. */
  readonly text: string
  readonly label: string
}

/** A ring filled in proportion to a value out of 10: 8.5 fills 85 %. */
export function CircleChart({ value, text, label }: CircleChartProps) {
  useSheet(css)
  return (
    <span className="ring" role="img" aria-label={label} style={{ '--fill': `${value * 10}%` } as object}>
      {text}
    </span>
  )
}
