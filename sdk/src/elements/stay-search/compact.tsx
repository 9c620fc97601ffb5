import { useStore } from '@nanostores/react'
import type { SearchForm } from '@staykit/stores/search'
import { useLayoutEffect, useRef } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { SummaryLine } from './summary-line.tsx'

interface CompactProps {
  form: SearchForm
  expanded: boolean
  onExpand: (expanded: boolean) => void
}

/** On narrow widgets the form above results is one line that opens it. */
export function Compact({ form, expanded, onExpand }: CompactProps) {
  const state = useStore(form.$form)
  const line = useRef<HTMLButtonElement>(null)
  useClosed(expanded, (isEscape) => {
    onExpand(false)
    if (isEscape) requestAnimationFrame(() => line.current?.focus())
  })
  return (
    <>
      {!expanded && (
        <button ref={line} type="button" className="sf-b mini" part="summary" onClick={() => onExpand(true)}>
          <SummaryLine {...state} />
        </button>
      )}
    </>
  )
}

/** Escape, or a click on the page outside of the element, closes the open form. Its panels handle their own Escape. */
function useClosed(expanded: boolean, onClose: (isEscape: boolean) => void): void {
  const { host, root } = useWidget()
  const close = useRef(onClose)
  close.current = onClose
  // With the form: a click right after it opened counts.
  useLayoutEffect(() => {
    if (!expanded) return
    const page = host.ownerDocument
    const onKey = (event: KeyboardEvent) => {
      const isLayer = root.querySelector('dialog[open], :popover-open') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isLayer) close.current(true)
    }
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(host)) close.current(false)
    }
    host.addEventListener('keydown', onKey)
    page.addEventListener('pointerdown', onPress)
    return () => {
      host.removeEventListener('keydown', onKey)
      page.removeEventListener('pointerdown', onPress)
    }
  }, [expanded, host, root])
}
