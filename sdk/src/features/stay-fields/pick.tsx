import { beginsDate, continuesDate } from '../../ui/calendar/begins-date.ts'
import { isComposing } from '../../ui/composing.ts'

interface PickProps {
  /** Identifies it among its siblings. */
  panel: string
  label: string
  /** The displayed value; empty when nothing is chosen. */
  value: string
  isOpen: boolean
  describedBy?: string | undefined
  /** Called on hover or focus, to preload its panel. */
  onWant: () => void
  onPress: () => void
  /** What was typed on the button before its panel is there. */
  typed?: string
  /** Called with the next sign of a date that is typed on the button. */
  onType?: (sign: string) => void
}

/** A field that shows a value and opens a panel to change it. */
export function Pick({
  panel,
  label,
  value,
  isOpen,
  describedBy,
  typed,
  onWant,
  onPress,
  onType,
}: PickProps) {
  return (
    <button
      type="button"
      data-panel={panel}
      className="pick"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      onPointerEnter={onWant}
      onFocus={onWant}
      onClick={onPress}
      onKeyDown={(event) => {
        const isTyped = typed ? continuesDate(event) : beginsDate(event)
        if (!onType || !isTyped || isComposing(event)) return
        event.preventDefault()
        onType(event.key)
      }}
    >
      {value && <span className="sf-l">{label}</span>}
      <span className={value ? 'sf-v' : 'sf-v empty'}>{value || label}</span>
    </button>
  )
}
