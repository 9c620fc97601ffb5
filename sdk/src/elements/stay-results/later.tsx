import type { ResultsState, ResultsView } from '@staykit/stores/search'
import { useRef } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'

const LaterText = lazy(() => import('./later-text.tsx').then((module) => module.LaterText), 'optional')

interface LaterProps {
  readonly state: ResultsState
  readonly view: ResultsView
  readonly onShow: () => void
}

/** Whether more rates may come, and the button that shows them. Its space stays, so that no row moves. */
export function Later({ state: { query, later }, view, onShow }: LaterProps) {
  const late = useRef<ResultsState['query']>(undefined)
  if (view.incomplete) late.current = query
  if (!query || late.current !== query) return null
  return (
    <div className="later sm muted" role="status">
      {(later || view.incomplete) && <LaterText added={later?.added} onShow={onShow} />}
    </div>
  )
}
