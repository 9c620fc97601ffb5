import { useStore } from '@nanostores/react'
import type { SearchForm } from '@staykit/stores/search'
import { SummaryLine } from './summary-line.tsx'

interface CompactProps {
  form: SearchForm
  expanded: boolean
  onOpen: () => void
}

/** On narrow widgets the form above results is one line that opens it. */
export function Compact({ form, expanded, onOpen }: CompactProps) {
  const state = useStore(form.$form)
  return (
    <>
      {!expanded && (
        <button type="button" className="sf-b mini" onClick={onOpen}>
          <SummaryLine {...state} />
        </button>
      )}
    </>
  )
}
