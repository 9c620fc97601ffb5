import type { ReactNode, Ref } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

/** `open` while a panel or a list of the field is open. */
export type FieldState = 'open' | 'bad' | ''

interface FieldBoxProps {
  readonly icon: string
  readonly state?: FieldState
  readonly box?: Ref<HTMLDivElement>
  /** What follows the box: errors, hidden inputs, a panel. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** A field of a search: its box with an icon, and what is below. A form without script has native fields in the same boxes. */
export function FieldBox({ icon, state = '', box, below, children }: FieldBoxProps) {
  return (
    <div className="sf" part="field">
      <div className={`sf-b ${state}`} ref={box}>
        <Icon d={icon} />
        {children}
      </div>
      {below}
    </div>
  )
}
