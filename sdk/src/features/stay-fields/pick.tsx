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
}

/** A field that shows a value and opens a panel to change it. */
export function Pick({ panel, label, value, isOpen, describedBy, onWant, onPress }: PickProps) {
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
    >
      {value && <span className="sf-l">{label}</span>}
      <span className={value ? 'sf-v' : 'sf-v empty'}>{value || label}</span>
    </button>
  )
}
