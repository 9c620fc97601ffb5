import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { useWidget } from '../runtime/widget.ts'
import { useBrandLinks } from './brand-gate.tsx'
import type { OpenIn, OwnRoot } from './own-root.tsx'

/** A place for a part that shows itself, which has the props that the place is given. */
export const placed =
  <P extends object>(open: OpenIn<P>): ComponentType<P> =>
  (props) => {
    const widget = useWidget()
    const links = useBrandLinks()
    const place = useRef<HTMLDivElement>(null)
    const opened = useRef<OwnRoot<P>>(undefined)
    useLayoutEffect(() => {
      opened.current = place.current ? open(place.current) : undefined
      return opened.current?.close
    }, [])
    useLayoutEffect(() => opened.current?.show(widget, links, props))
    return <div ref={place} style={{ display: 'contents' }} />
  }
