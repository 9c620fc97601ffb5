export type HandedOn = 'copied' | 'notCopied'

/**
 * Shares by the device's own way where it has one, else puts what is shared on the clipboard: its address, or its words where it has none. Whoever
 * calls the device's off has not shared, and knows it: nothing is said then, as after a success.
 */
export async function handOn(shared: ShareData): Promise<HandedOn | undefined> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared)
      return undefined
    } catch (problem) {
      if ((problem as DOMException).name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url ?? shared.text ?? '')
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
