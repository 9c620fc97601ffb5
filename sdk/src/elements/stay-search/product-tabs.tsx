import type { SearchForm } from '@staykit/stores/search'
import { keepStart } from '@staykit/stores/search-forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as tabsTexts } from '../../messages/en-US/tabs.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { bedIcon, carIcon, planeIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './product-tabs.css'
import type { Travel } from './travel-forms.tsx'

const tabs = [
  { name: 'hotels', text: 'tabHotels', icon: bedIcon },
  { name: 'flights', text: 'tabFlights', icon: planeIcon },
  { name: 'cars', text: 'tabCars', icon: carIcon },
] as const

type OpenIn = typeof import('./travel-forms.tsx')['openIn']

/** A place for the forms of flights and cars, which render themselves. */
const placeOf =
  (openIn: OpenIn) =>
  ({ product, form }: { product: Travel; form: SearchForm }) => {
    const widget = useWidget()
    const place = useRef<HTMLDivElement>(null)
    const opened = useRef<ReturnType<OpenIn>>(undefined)
    useEffect(() => {
      opened.current = place.current ? openIn(place.current) : undefined
      return opened.current?.close
    }, [])
    useEffect(() => opened.current?.show(widget, product, form), [widget, product, form])
    return <div ref={place} />
  }

const TravelForm = lazy(() => import('./travel-forms.tsx').then(({ openIn }) => placeOf(openIn)))

type ProductName = (typeof tabs)[number]['name']

interface TabsProps {
  product: ProductName
  /** Flights and Cars have forms too. */
  all: boolean
  /** That of the hotels, which is among the children. */
  form: SearchForm
  children: ReactNode
}

function Tabs({ product, all, form, children }: TabsProps) {
  useSheet(css)
  const { t, emit, environment } = useWidget()
  useEffect(() => keepStart(environment), [environment])
  const [selected, select] = useState<ProductName>(product)
  // The page may go to another product, by Back for example.
  useEffect(() => select(product), [product])
  return (
    <>
      <TabList
        className="search-tabs"
        label={t('products')}
        tabs={tabs.map(({ name, text, icon }) => ({ name, text: t(text), icon }))}
        selected={selected}
        panel="product"
        onSelect={(next) => {
          select(next)
          if (next !== selected) emit('stay-product', { product: next })
        }}
      />
      <div role="tabpanel" id="product" aria-labelledby={`tab-${selected}`}>
        {selected === 'hotels' ? (
          children
        ) : (
          <slot name={selected}>{all && <TravelForm product={selected} form={form} />}</slot>
        )}
      </div>
    </>
  )
}

/** Hotels, Flights, Cars. Only Hotels has a form unless all are asked for (HOT-050); the others are slots of the page. */
export const ProductTabs = withTexts({ failures: failuresTexts, tabs: tabsTexts }, Tabs)
