import { useState } from 'react'
import { useLazy } from '../../ui/use-lazy.ts'
import { useBrandLook } from '../../use-brand-look.ts'
import { useWidget } from '../../widget.ts'
import { CompactSummary } from './compact-summary.tsx'
import { SearchBar } from './search-bar.tsx'
import { type StaySearchProps, useSearchForm } from './use-search-form.ts'

/** The search form in its four variants. */
export function StaySearch(props: StaySearchProps) {
  const { variant = 'full', shade } = props
  const { t } = useWidget()
  const { links, problem } = useBrandLook()
  const form = useSearchForm(props)
  const [expanded, setExpanded] = useState(false)
  const isTabbed = variant === 'tabbed'
  const Tabs = useLazy(() => import('./product-tabs.tsx').then((module) => module.ProductTabs), isTabbed)

  const bar = <SearchBar form={form} links={links} variant={variant} shade={shade} />
  return (
    <div className={`stay-search ${variant} ${expanded ? 'expanded' : ''}`}>
      {variant === 'compact' && !expanded && <CompactSummary form={form} onOpen={() => setExpanded(true)} />}
      {Tabs && isTabbed ? <Tabs>{bar}</Tabs> : <div className={isTabbed ? 'no-tabs' : ''}>{bar}</div>}
      {problem && (
        <p className="error" role="alert">
          {t('unknownBrand')} {problem.message}
        </p>
      )}
    </div>
  )
}
