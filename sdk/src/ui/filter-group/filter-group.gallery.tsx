import { messages as filters } from '@staykit/words/en/filters'
import { messages as parts } from '@staykit/words/en/hotel-parts'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { FilterGroup } from './filter-group.tsx'

const areas = ['Alfama', 'Baixa', 'Belém', 'Chiado', 'Estrela', 'Graça', 'Lapa', 'Príncipe Real']

function Areas({ name, names, chosen = [] }: { name: string; names: readonly string[]; chosen?: string[] }) {
  const { t } = useWidget()
  const [picked, pick] = useState(chosen)
  const toggle = (id: string) =>
    pick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  const options = names.map((area, index) => ({ id: area, name: area, count: 1300 - index * 150 }))
  return (
    <form className="filters">
      <FilterGroup name={name} legend={t('areas')} options={options} chosen={picked} onToggle={toggle} />
    </form>
  )
}

export const page: GalleryPage = {
  texts: { filters, 'hotel-parts': parts },
  states: {
    default: () => <Areas name="more" names={areas} />,
    chosen: () => <Areas name="chosen" names={areas} chosen={['Alfama', 'Lapa']} />,
    few: () => <Areas name="few" names={areas.slice(0, 3)} />,
    longText: () => (
      <Areas
        name="long"
        names={['The hills and gardens behind the old town, between the two churches', 'Lapa']}
      />
    ),
  },
  keyboard: {
    Space: 'chooses the option that has the focus, or takes it back',
    'Enter, Space': 'on the button show all of them, and the first five again',
  },
  keeps: ['PLT-052'],
}
