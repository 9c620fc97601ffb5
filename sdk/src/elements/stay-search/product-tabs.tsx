import { type ReactNode, useState } from 'react'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as tabsTexts } from '../../messages/en-US/tabs.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { bedIcon, carIcon, planeIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './product-tabs.css'

const tabs = [
  { name: 'hotels', text: 'tabHotels', icon: bedIcon },
  { name: 'flights', text: 'tabFlights', icon: planeIcon },
  { name: 'cars', text: 'tabCars', icon: carIcon },
] as const

const FlightForm = lazy(() => import('./flight-form.tsx').then((module) => module.FlightForm))
const CarForm = lazy(() => import('./car-form.tsx').then((module) => module.CarForm))
const forms = { flights: <FlightForm />, cars: <CarForm /> }

type ProductName = (typeof tabs)[number]['name']

interface TabsProps {
  product: ProductName
  /** Flights and Cars have forms too. */
  all: boolean
  children: ReactNode
}

function Tabs({ product, all, children }: TabsProps) {
  const { t } = useWidget()
  useSheet(css)
  const [selected, select] = useState<ProductName>(product)
  return (
    <>
      <TabList
        className="search-tabs"
        label={t('products')}
        tabs={tabs.map(({ name, text, icon }) => ({ name, text: t(text), icon }))}
        selected={selected}
        panel="product"
        onSelect={select}
      />
      <div role="tabpanel" id="product" aria-labelledby={`tab-${selected}`}>
        {selected === 'hotels' ? children : <slot name={selected}>{all && forms[selected]}</slot>}
      </div>
    </>
  )
}

/** Hotels, Flights, Cars. Only Hotels has a form unless all are asked for (HOT-050); the others are slots of the page. */
export const ProductTabs = withTexts({ failures: failuresTexts, tabs: tabsTexts }, Tabs)
