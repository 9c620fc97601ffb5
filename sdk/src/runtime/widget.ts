import type { Environment } from '@staykit/stores/environment'
import { createContext, useContext, useMemo } from 'react'
import type { Translate } from '../messages/translate.ts'
import { adopt } from '../styles/sheets.ts'
import type { Settings } from './settings.ts'

/** The element as its component sees it. */
export interface Widget {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Root box inside the shadow root; its width is the width of the widget. */
  readonly box: HTMLElement
  readonly settings: Settings
  /** Level of the first heading on a page without others, and the level that the page sets. */
  readonly headings: { readonly first: number; readonly level: number | undefined }
  readonly environment: Environment
  readonly t: Translate
  /** Dispatches a bubbling, composed event from the host. Returns false when a listener cancelled it. */
  readonly emit: (name: string, detail?: object, cancelable?: boolean) => boolean
}

export const WidgetContext = createContext<Widget | undefined>(undefined)

/** Context with the element of a component; undefined outside an element. */
export const useWidget = () => useContext(WidgetContext) as Widget

/**
 * Adds a style sheet to the shadow root of this widget, for lazy parts. It is there when layout effects measure, so it is added
 * while the part renders; adding it again changes nothing.
 */
export function useSheet(css: string): void {
  const { root } = useWidget()
  useMemo(() => {
    // There is none on a server.
    if ('adoptedStyleSheets' in root) adopt(root, [css])
  }, [root, css])
}
