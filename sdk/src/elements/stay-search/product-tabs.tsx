import type { SearchForm } from '@staykit/stores/search'
import { keepStart } from '@staykit/stores/search-forms'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as tabsTexts } from '@staykit/words/en/tabs'
import { useEffect } from 'react'
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
  selected: ProductName
  onSelect: (product: ProductName) => void
}

/** Hotels, Flights, Cars. The form of the selected product is below them. */
export function ProductTabList({ selected, onSelect }: TabsProps) {
  useSheet(css)
  const { t, emit, environment } = useWidget()
  useEffect(() => keepStart(environment), [environment])
  return (
    <TabList
      className="search-tabs"
      label={t('products')}
      tabs={tabs.map(({ name, text, icon }) => ({ name, text: t(text), icon }))}
      selected={selected}
      panel="product"
      onSelect={(next) => {
        onSelect(next)
        if (next !== selected) emit('stay-product', { product: next })
      }}
    />
  )
}

interface SlotProps {
  product: Exclude<ProductName, 'hotels'>
  /** Flights and Cars have forms too. */
  all: boolean
  /** The hotel form, whose place the other forms start with. */
  form: SearchForm
}

/** The place of a product other than Hotels: a slot of the page, which has a form only with `forms="all"` (HOT-050). */
function Slot({ product, all, form }: SlotProps) {
  return <slot name={product}>{all && <TravelForm product={product} form={form} />}</slot>
}

const texts = { failures: failuresTexts, tabs: tabsTexts }
const catalogue = catalogueOf(texts)
const ProductTabs = withTexts(texts, ProductTabList, catalogue)
export const ProductSlot = withTexts(texts, Slot, catalogue)

/** Loads together with its texts, because the tabs replace the form. Without a language they are in English. */
export async function tabsIn(locale: string) {
  const language = languageOf(locale)
  if (language !== undefined)
    await translated(catalogue, language).catch(() => {
      catalogue.translation = { language, messages: catalogue.english }
    })
  return ProductTabs
}
