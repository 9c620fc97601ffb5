import { useRef, useState } from 'react'
import { useBrandLook } from '../../use-brand-look.ts'
import { useWidget } from '../../widget.ts'
import { CompactSummary } from './compact-summary.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { SearchBar } from './search-bar.tsx'
import { type StaySearchProps, useSearchForm } from './use-search-form.ts'

/** The search form in its four variants. */
export function StaySearch(props: StaySearchProps) {
  const { variant = 'full', shade } = props
  const { t } = useWidget()
  const { links, problem } = useBrandLook()
  const form = useSearchForm(props)
  const [expanded, setExpanded] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const bar = <SearchBar form={form} links={links} variant={variant} shade={shade} />
  return (
    <div ref={root} className={`stay-search ${variant} ${expanded ? 'expanded' : ''}`}>
      {variant === 'compact' && !expanded && <CompactSummary form={form} onOpen={() => setExpanded(true)} />}
      {variant === 'tabbed' ? <ProductTabs>{bar}</ProductTabs> : bar}
      {problem && (
        <p className="error" role="alert">
          {t('unknownBrand')} {problem.message}
        </p>
      )}
    </div>
  )
}
