interface PickProps {
  /** Tells it from the others beside it. */
  panel: string
  label: string
  /** As it is shown; empty when nothing is chosen. */
  value: string
  isOpen: boolean
  describedBy?: string | undefined
  /** It may be pressed soon. */
  onWant: () => void
  onPress: () => void
}

/** A field that says what is chosen, and opens a panel to change it. */
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
