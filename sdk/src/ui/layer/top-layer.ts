/**
 * Shows an element above everything on the page, whatever the host clips or transforms. A browser without popovers leaves it
 * where it is, at its fixed position. Returns a function that undoes it.
 */
export function toTopLayer(element: HTMLElement): () => void {
  if (!('popover' in HTMLElement.prototype)) {
    if (!(element instanceof HTMLDialogElement)) return () => {}
    // A dialog that is not open is not displayed.
    element.show()
    return () => element.close()
  }
  element.setAttribute('popover', 'manual')
  element.showPopover()
  return () => {
    element.hidePopover()
    element.removeAttribute('popover')
  }
}
