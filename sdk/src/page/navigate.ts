import type { LinkName } from '@staykit/domain'
import type { MouseEvent } from 'react'
import type { Widget } from '../runtime/widget.ts'

/** Where a link leads, as stay-navigate tells it. */
export type Destination = LinkName | 'next'

/** What leaving needs of a widget. */
type Leaving = Pick<Widget, 'host' | 'emit' | 'environment'>

/** Tells the host that the widget is about to leave for the screen `to`, then leaves, unless the host routes by itself. */
export function navigate(widget: Leaving, to: string, url: string, replace = false): void {
  const { host, emit, environment } = widget
  // A widget that has been taken off the page is heard by nobody, and leads nobody away.
  if (!host.isConnected || !emit('stay-navigate', { to, url, ...(replace && { replace }) }, true)) return
  if (replace) environment.navigation.replace(url)
  else environment.navigation.assign(url)
}

/** The same for a click on a real link, whose default action leaves; new tabs and windows are the browser's affair. */
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
