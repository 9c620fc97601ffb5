import { messages as filters } from '@staykit/words/en/filters'
import { useState } from 'react'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import { PriceFilter } from './price-filter.tsx'

interface PricesProps {
  readonly min?: number
  readonly max?: number
  readonly from?: readonly [number, number]
}

function Prices({ min = 80, max = 420, from }: PricesProps) {
  const [chosen, choose] = useState<readonly [number, number] | undefined>(from)
  const prices = { min, max, avg: 120, histogram: [1, 4, 9, 6, 3, 2, 2, 1] }
  return (
    <form className="filters">
      <PriceFilter prices={prices} rooms={1} chosen={chosen} onChange={choose} />
    </form>
  )
}

export const page: GalleryPage = {
  texts: { filters },
  states: {
    default: () => <Prices />,
    chosen: () => <Prices from={[120, 260]} />,
    longText: () => <Prices min={10_000} max={9_000_000} />,
    empty: () => (
      <p className="muted">
        Prices that are all the same have no range.
        <Prices min={100} max={100} />
      </p>
    ),
  },
  keyboard: {
    'Arrow keys': 'on a handle move it by one',
    'Home, End': 'move it as far as it goes: the handles stay a tenth of the range apart',
    Enter: 'in a field takes the amount that was typed; what is none becomes the bound',
  },
  keeps: ['PLT-060', 'PLT-145'],
}
