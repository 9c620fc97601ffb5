import { useStore } from '@nanostores/react'
import type { Links } from '@staykit/stores/brand'
import type { SearchForm } from '@staykit/stores/search'
import { PageSearch } from './page-search.tsx'
import { SummaryLine } from './summary-line.tsx'

interface CompactProps {
  form: SearchForm
  links: Links
  expanded: boolean
  onOpen: () => void
}

/** The form above results shows the values of the page's address; on narrow widgets it is one line that opens the form. */
export function Compact({ form, links, expanded, onOpen }: CompactProps) {
  const state = useStore(form.$form)
  return (
    <>
      <PageSearch form={form} links={links} />
      {!expanded && (
        <button type="button" className="sf-b mini" onClick={onOpen}>
          <SummaryLine {...state} />
        </button>
      )}
    </>
  )
}
