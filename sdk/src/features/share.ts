export type ShareResult = 'copied' | 'notCopied'

/**
 * Shares with the share dialog of the device if it has one, else copies the address, or the text if there is none, to the
 * clipboard. Shows no message when the user cancels the dialog or after it succeeds.
 */
export async function shareOrCopy(shared: ShareData): Promise<ShareResult | undefined> {
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
