import { useStore } from '@nanostores/react'
import type { Links } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { type Widget, WidgetContext } from '../runtime/widget.ts'
import { LinksContext } from './brand-gate.tsx'

/** A part that shows itself in a place of a widget's, by a React of its own. */
export interface OwnRoot<P> {
  readonly show: (widget: Widget, links: Links, props: P) => void
  readonly close: () => void
}

interface Shown<P> {
  readonly widget: Widget
  readonly links: Links
  readonly props: P
}

export type OpenIn<P> = (place: Element) => OwnRoot<P>

/**
 * For what the single file leaves beside itself: there its React and its classes are others than those around it, so that it is
 * given nothing but data, functions and plain stores.
 */
export const inOwnRoot =
  <P extends object>(Inner: ComponentType<P>): OpenIn<P> =>
  (place) => {
    const own = document.createElement('div')
    own.style.display = 'contents'
    place.append(own)
    const root = createRoot(own)
    const $shown = atom<Shown<P> | undefined>(undefined)
    function Outer() {
      const shown = useStore($shown)
      return (
        shown && (
          <WidgetContext value={shown.widget}>
            <LinksContext value={shown.links}>
              <Inner {...shown.props} />
            </LinksContext>
          </WidgetContext>
        )
      )
    }
    // Once: Preact counts the ids of labels and fields from nothing again where a root itself is rendered anew.
    root.render(<Outer />)
    return {
      show: (widget, links, props) => $shown.set({ widget, links, props }),
      // React ends no root while it renders another one.
      close: () =>
        queueMicrotask(() => {
          root.unmount()
          own.remove()
        }),
    }
  }
