import { Icon } from '../icon/icon.tsx'
import { clockIcon } from '../icon/icons.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'

interface CountdownProps {
  /** Remaining time, ms; the parent updates it. */
  readonly ms: number
  /** Initial time, ms. */
  readonly whole: number
  /** Label of the countdown. */
  readonly label: string
}

/** "10:05": minutes and seconds, rounded up. */
export const clock = (ms: number) => {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Remaining minutes and seconds, with a bar. */
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
