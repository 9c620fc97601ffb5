import type { LinkName } from '@staykit/domain'
import type { MouseEvent } from 'react'
import type { Widget } from '../runtime/widget.ts'

/** Target of a link, the detail of stay-navigate. */
export type Destination = LinkName | 'next'

/** The part of a widget that navigation needs. */
type Leaving = Pick<Widget, 'host' | 'emit' | 'environment'>

/** Emits stay-navigate for the screen `to`, then follows the link unless the host prevents it. */
export function navigate(widget: Leaving, to: string, url: string, replace = false): void {
  const { host, emit, environment } = widget
  // A widget that was removed from the page emits nothing and does not navigate.
  if (!host.isConnected || !emit('stay-navigate', { to, url, ...(replace && { replace }) }, true)) return
  if (replace) environment.navigation.replace(url)
  else environment.navigation.assign(url)
}

/** The same for a click on a link, whose default action navigates. The browser handles new tabs and windows. */
export function followLink(widget: Widget, to: string, url: string, event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  if (!widget.emit('stay-navigate', { to, url }, true)) event.preventDefault()
}
