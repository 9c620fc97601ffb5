import { useSheet } from '../../runtime/widget.ts'
import css from './progress-bar.css'

interface ProgressBarProps {
  /** Filled share: 0 to 1. */
  readonly share: number
}

/** A progress bar; the text beside it has the same information. */
export function ProgressBar({ share }: ProgressBarProps) {
  useSheet(css)
  return (
    <div className="bar" aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </div>
  )
}
