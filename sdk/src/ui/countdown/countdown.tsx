import { Icon } from '../icon/icon.tsx'
import { clockIcon } from '../icon/icons.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'

interface CountdownProps {
  /** What is left, ms: whoever renders it ticks. */
  readonly ms: number
  /** What there was at the start, ms. */
  readonly whole: number
  /** Says of what it is left. */
  readonly label: string
}

/** "10:05": minutes and seconds, a second that has begun counts. */
export const clock = (ms: number) => {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes and seconds that are left, and a bar of them. */
export function Countdown({ ms, whole, label }: CountdownProps) {
  return (
    <>
      <p className="row">
        <Icon d={clockIcon} />
        <b role="timer" className="num">
          {clock(ms)}
        </b>
        <span className="sm muted">{label}</span>
      </p>
      <ProgressBar share={ms / whole} />
    </>
  )
}
