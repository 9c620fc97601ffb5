import type { SearchForm } from '@staykit/stores/search'
import { keepStart } from '@staykit/stores/search-forms'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as tabsTexts } from '@staykit/words/en/tabs'
import { type ReactNode, useEffect, useState } from 'react'
import { catalogueOf, languageOf, translated } from '../../messages/catalogue.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { bedIcon, carIcon, planeIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { TabList } from '../../ui/tabs/tabs.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './product-tabs.css'

const tabs = [
  { name: 'hotels', text: 'tabHotels', icon: bedIcon },
  { name: 'flights', text: 'tabFlights', icon: planeIcon },
  { name: 'cars', text: 'tabCars', icon: carIcon },
] as const

const TravelForm = lazy(() => import('./travel-forms.tsx').then((part) => part.TravelForms))

type ProductName = (typeof tabs)[number]['name']

interface TabsProps {
  product: ProductName
  /** Flights and Cars have forms too. */
  all: boolean
  /** The hotel form, one of the children. */
  form: SearchForm
  children: ReactNode
}

/** Hotels, Flights, Cars. Only Hotels has a form by default (HOT-050); the others are slots of the page. */
function Tabs({ product, all, form, children }: TabsProps) {
  useSheet(css)
  const { t, emit, environment } = useWidget()
  useEffect(() => keepStart(environment), [environment])
  const [selected, select] = useState<ProductName>(product)
  // The page may change the product, such as after Back. An effect would undo an earlier click.
  const [previous, setPrevious] = useState(product)
  if (previous !== product) {
    setPrevious(product)
    select(product)
  }
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

const texts = { failures: failuresTexts, tabs: tabsTexts }
const catalogue = catalogueOf(texts)
const ProductTabs = withTexts(texts, Tabs, catalogue)

/** Loads together with its texts, because the tabs replace the form. Without a language they are in English. */
export async function tabsIn(locale: string) {
  const language = languageOf(locale)
  if (language !== undefined)
    await translated(catalogue, language).catch(() => {
      catalogue.translation = { language, messages: catalogue.english }
    })
  return ProductTabs
}
