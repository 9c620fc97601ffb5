import { messages as parts } from '@staykit/words/en/hotel-parts'
import { expect } from 'chai'
import { useState } from 'react'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { FilterGroup } from './filter-group.tsx'

const options = Array.from({ length: 8 }, (_, index) => ({
  id: `a${index}`,
  name: `Area ${index}`,
  count: 1000 + index,
}))

function Areas() {
  const [chosen, choose] = useState<readonly string[]>(['a7'])
  return (
    <FilterGroup
      name="areas"
      legend="Areas"
      options={options}
      chosen={chosen}
      onToggle={(id) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
    />
  )
}

describe('a group of options', () => {
  it('[PLT-052] shows the first five and the selected options, then all, then the first again', async () => {
    const box = showComponent(Areas, { 'hotel-parts': parts })
    const button = await box.button('View More')
    const names = () => box.all<HTMLInputElement>('input').map(({ name }) => name)
    expect(names()).to.deep.equal(['areas:a0', 'areas:a1', 'areas:a2', 'areas:a3', 'areas:a4', 'areas:a7'])
    await expectAccessible(box.element)
    button.click()
    await eventually(() => names().length === 8 && button.textContent === 'View Less')
    button.click()
    await eventually(() => names().length === 6)
    box.all('input')[5]?.click()
    await eventually(() => names().length === 5)
  })
})
