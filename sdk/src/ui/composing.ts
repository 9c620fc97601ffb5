interface Key {
  readonly keyCode: number
  readonly isComposing?: boolean
  /** React's events do not have `isComposing` themselves. */
  readonly nativeEvent?: { readonly isComposing?: boolean }
}

/**
 * Whether a key belongs to an input method that composes a text, such as Chinese or Korean: the page must not act on it.
 * Safari sends the last one after the composition, with the code 229 alone.
 */
export const isComposing = ({ keyCode, isComposing: own, nativeEvent }: Key): boolean =>
  own === true || nativeEvent?.isComposing === true || keyCode === 229

/**
 * Whether a key closes a dialog: Escape, unless it ends a composition. Safari cancels the dialog at that key too, unless the
 * page prevents it, which leaves the composition alone.
 */
export function isEscape(event: Key & { readonly key: string; preventDefault(): void }): boolean {
  if (event.key !== 'Escape') return false
  event.preventDefault()
  return !isComposing(event)
}
