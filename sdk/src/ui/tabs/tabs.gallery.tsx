import { messages as tabs } from '@staykit/words/en/tabs'
import { useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { carIcon, hotelIcon, planeIcon } from '../icon/icons.ts'
import css from './tabs.gallery.css'
import { TabList } from './tabs.tsx'

type Name = 'hotels' | 'flights' | 'cars'

function Products({
  id,
  hasIcons,
  isFixed,
  long = '',
}: {
  id: string
  hasIcons?: boolean
  isFixed?: boolean
  long?: string
}) {
  const { t } = useWidget()
  useSheet(css)
  const [selected, select] = useState<Name>('hotels')
  const icon = (d: string) => (hasIcons ? { icon: d } : {})
  const all = [
    { name: 'hotels', text: t('tabHotels') + long, ...icon(hotelIcon) },
    { name: 'flights', text: t('tabFlights') + long, ...icon(planeIcon) },
    { name: 'cars', text: t('tabCars') + long, ...icon(carIcon) },
  ] as const
  const current = all.find(({ name }) => name === selected)
  return (
    <>
      <TabList
        className="gallery-tabs"
        label={t('products')}
        tabs={all}
        selected={selected}
        panel={`panel-${id}`}
        prefix={id}
        {...(isFixed ? { isFixed } : {})}
        onSelect={select}
      />
      <div id={`panel-${id}`} className="gallery-panel" role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {current?.text}
      </div>
    </>
  )
}

export const page: GalleryPage = {
  texts: { tabs },
  states: {
    default: () => <Products id="plain" />,
    withIcons: () => <Products id="icons" hasIcons />,
    disabled: () => <Products id="fixed" isFixed />,
    longText: () => <Products id="long" hasIcons long=" for the whole family and for friends" />,
  },
  keyboard: {
    Tab: 'goes to the chosen tab, then into its panel',
    'Arrow keys': 'choose the tab before or after, from right to left where the language is',
    'Home, End': 'choose the first or the last',
  },
}
