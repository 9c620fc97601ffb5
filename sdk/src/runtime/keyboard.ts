const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'
const NOT = '[tabindex="-1"], [type=hidden], :disabled'
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), select, textarea'

/** Focuses the first control in a box; returns false if it has none. */
export function focusFirst(box: HTMLElement, options?: FocusOptions): boolean {
  const controls = [...box.querySelectorAll<HTMLElement>(`:is(${CONTROLS}):not(${NOT})`)]
  const first = controls.find((control) => control.checkVisibility?.({ visibilityProperty: true }) !== false)
  first?.focus(options)
  return first !== undefined
}

/**
 * Keeps what is typed into a field inside: a listener of the page sees the element as target, which is no field, and would
 * take a letter for a shortcut. Escape, Tab, arrows and keys with Ctrl, Alt or Meta reach the page.
 */
export function keepTyping(root: ShadowRoot): void {
  const keep = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
    // A browser that fills in a field sends keys without a name.
    if (key?.length !== 1 || ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.matches(TYPED)) event.stopPropagation()
  }
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep)
}
