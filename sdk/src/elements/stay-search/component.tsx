import type { Links } from '@staykit/stores/brand'
import { readLink } from '@staykit/stores/brand/read-link'
import { useState } from 'react'
import { useBrandBasics } from '../../page/use-brand-basics.ts'
import { useHref } from '../../page/use-href.ts'
import { useWidget } from '../../runtime/widget.ts'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { SearchBar } from './search-bar.tsx'
import { isGiven, type StaySearchProps, useSearchForm } from './use-search-form.ts'

/** Whether an address may name a search: only then its code loads. */
const mayNameStay = ({ search }: Links, href: string) =>
  /\/(search|details)\//.test(href) || Boolean(search && readLink(search, href)?.location)

/** The search form in its four variants. */
export function StaySearch(props: StaySearchProps) {
  const { variant = 'full', product = 'hotels', forms, loadingOverlay, handOff } = props
  const { t, settings } = useWidget()
  const { links, problem } = useBrandBasics()
  const form = useSearchForm(props)
  const [expanded, setExpanded] = useState(false)
  const isTabbed = variant === 'tabbed'
  const isCompact = variant === 'compact'
  const Short = useLazy(() => import('./compact.tsx').then((module) => module.Compact), isCompact)
  const href = useHref()
  const [address, setAddress] = useState(() => ({ href, form, edits: form.edits() }))
  if (address.href !== href || address.form !== form) setAddress({ href, form, edits: form.edits() })
  const Page = useLazy(
    () => import('./page-search.tsx').then((module) => module.PageSearch),
    isCompact || mayNameStay(links, href),
  )
  const Tabs = useLazy(
    () => import('./product-tabs.tsx').then((module) => module.tabsIn(settings.locale)),
    isTabbed,
  )
  const Product = useLazy(() => import('./product-tabs.tsx').then((module) => module.ProductSlot), isTabbed)
  const [selected, select] = useState(product)
  // The page may change the product, such as after Back. An effect would undo an earlier click.
  const [previous, setPrevious] = useState(product)
  if (previous !== product) {
    setPrevious(product)
    select(product)
  }

  const bar = (
    <SearchBar
      form={form}
      links={links}
      variant={variant}
      loadingOverlay={loadingOverlay}
      handOff={handOff}
    />
  )
  return (
    <div className={`stay-search ${variant} ${expanded ? 'expanded' : ''}`}>
      {Page && <Page {...address} links={links} isGiven={!isCompact && isGiven(props)} />}
      {Short && isCompact && <Short form={form} expanded={expanded} onExpand={setExpanded} />}
      {isTabbed && (Tabs ? <Tabs selected={selected} onSelect={select} /> : <div className="no-tabs" />)}
      {/* The bar keeps its place in the tree when the tabs arrive: a remount would close its list and lose the focus. */}
      <div
        {...(isTabbed && Tabs && { role: 'tabpanel', id: 'product', 'aria-labelledby': `tab-${selected}` })}
      >
        {!isTabbed || selected === 'hotels'
          ? bar
          : Product && <Product product={selected} all={forms === 'all'} form={form} />}
      </div>
      {problem && (
        <p className="error" role="alert">
          {t('unknownBrand')}
        </p>
      )}
    </div>
  )
}
