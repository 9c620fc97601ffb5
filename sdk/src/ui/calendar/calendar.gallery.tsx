import { addNights } from '@staykit/domain'
import { messages as counts } from '@staykit/words/en/counts'
import { messages as panels } from '@staykit/words/en/panels'
import { messages as fields } from '@staykit/words/en/stay-fields'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Calendar } from './calendar.tsx'

interface DatesProps {
  readonly from?: number
  readonly nights?: number
  readonly hasPrices?: boolean
  readonly price?: string
}

function Dates({ from, nights = 3, hasPrices, price = '$120' }: DatesProps) {
  const today = useWidget().environment.clock.today()
  const start = from === undefined ? '' : addNights(today, from)
  const [stay, change] = useState([start, start && addNights(start, nights)] as const)
  const days = Array.from({ length: 60 }, (_, day) => addNights(today, day))
  return (
    <Calendar
      checkIn={stay[0]}
      checkOut={stay[1]}
      min={today}
      vertical={false}
      end="checkIn"
      {...(hasPrices ? { prices: Object.fromEntries(days.map((day) => [day, price])) } : {})}
      onChange={(checkIn, checkOut) => change([checkIn, checkOut])}
      onDone={() => {}}
    />
  )
}

export const page: GalleryPage = {
  texts: { counts, panels, 'stay-fields': fields },
  states: {
    default: () => <Dates from={10} />,
    empty: () => <Dates />,
    withPrices: () => <Dates from={10} hasPrices />,
    longText: () => <Dates from={2} nights={21} hasPrices price="$12,345" />,
  },
  keyboard: {
    'Arrow keys': 'go by days and weeks, from right to left where the language is',
    'Page Up, Page Down': 'go by months',
    'Home, End': 'go to the first or the last day of the week',
    'Enter, Space': 'choose the day',
  },
}
