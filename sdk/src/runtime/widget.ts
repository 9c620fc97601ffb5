import type { Environment } from '@staykit/stores/environment'
import { createContext, useContext, useLayoutEffect } from 'react'
import type { Translate } from '../messages/translate.ts'
import { adopt } from '../styles/sheets.ts'
import type { Settings } from './settings.ts'

/** What a component gets from the element around it. */
export interface Widget {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** The element inside the shadow root that holds everything; its width is the widget's width. */
  readonly box: HTMLElement
  readonly settings: Settings
  readonly environment: Environment
  readonly t: Translate
  /** Dispatches a bubbling, composed event from the host; false when it was cancelled. */
  readonly emit: (name: string, detail?: object, cancelable?: boolean) => boolean
}

export const WidgetContext = createContext<Widget | undefined>(undefined)

/** The element around a component; nothing renders outside one. */
export const useWidget = () => useContext(WidgetContext) as Widget

/** Adds a sheet to this widget's shadow root: for parts whose code and styles arrive after the element's own. */
export function useSheet(css: string): void {
  const { root } = useWidget()
  useLayoutEffect(() => adopt(root, [css]), [root, css])
}
