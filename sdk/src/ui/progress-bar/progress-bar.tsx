import { useSheet } from '../../runtime/widget.ts'
import css from './progress-bar.css'

interface ProgressBarProps {
  /** How much of it is filled: 0 to 1. */
  readonly share: number
}

/** A bar that is filled as far as something has come; the words beside it say the same. */
export function ProgressBar({ share }: ProgressBarProps) {
  useSheet(css)
  return (
    <div className="bar" aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </div>
  )
}
