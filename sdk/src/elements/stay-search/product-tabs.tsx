import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { messages as tabsTexts } from '../../messages/en-US/tabs.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { bedIcon, carIcon, planeIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'
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
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ name }) => name === selected)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
      Home: -index,
      End: -1 - index,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    select(next.name)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.name}]`)?.focus()
  }

  return (
    <>
      <div className="search-tabs" role="tablist" aria-label={t('products')} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ name, text, icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            data-tab={name}
            aria-selected={name === selected}
            aria-controls="product"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => select(name)}
          >
            <Icon d={icon} />
            {t(text)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="product" aria-labelledby={`tab-${selected}`}>
        {selected === 'hotels' ? children : <slot name={selected}>{all && forms[selected]}</slot>}
      </div>
    </>
  )
}

/** Hotels, Flights, Cars. Only Hotels has a form unless all are asked for (HOT-050); the others are slots of the page. */
export const ProductTabs = withTexts({ tabs: tabsTexts }, Tabs)
