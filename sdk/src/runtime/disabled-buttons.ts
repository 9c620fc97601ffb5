/**
 * A button that becomes `disabled` loses the focus, so buttons use `aria-disabled`. This ignores their clicks, and with them
 * Enter in a field, which clicks the submit button of its form. Buttons with `data-shows-errors` get the click.
 */
export function ignoreDisabledButtons(root: ShadowRoot): void {
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('button[aria-disabled="true"]:not([data-shows-errors])')) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
