import type { ResultsState, ResultsView } from '@staykit/stores/search'
import { useRef } from 'react'
import { ANY_HEADING } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const LaterText = lazy(() => import('./later-text.tsx').then((module) => module.LaterText), 'optional')

interface LaterProps {
  readonly state: ResultsState
  readonly view: ResultsView
  readonly onShow: () => void
}

/** Whether more rates may come, and the button that shows them. Its space stays, so that no row moves. */
export function Later({ state: { query, later, isAwaiting }, view, onShow }: LaterProps) {
  const { box } = useWidget()
  const late = useRef<ResultsState['query']>(undefined)
  if (view.incomplete) late.current = query
  if (!query || late.current !== query) return null
  function show() {
    onShow()
    // The button goes away.
    box.querySelector<HTMLElement>(ANY_HEADING)?.focus()
  }
  return (
    <div className="later sm muted" role="status">
      {(later || isAwaiting) && <LaterText added={later?.added} onShow={show} />}
    </div>
  )
}
