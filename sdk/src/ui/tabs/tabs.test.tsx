import { expect } from 'chai'
import { useState } from 'react'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { TabList } from './tabs.tsx'

const tabs = ['one', 'two', 'three'].map((name) => ({ name, text: name }))

function Products() {
  const [selected, select] = useState('one')
  return <TabList className="" label="Products" tabs={tabs} selected={selected} panel="p" onSelect={select} />
}

describe('tabs', () => {
  for (const [dir, forward] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)
    it(`have one tab stop; arrow keys, Home and End select, ${dir}`, async () => {
      const box = showComponent(Products)
      box.element.dir = dir
      await box.find('[role=tab]')
      const press = async (key: string, expected: string) => {
        const list = await box.find('[role=tablist]')
        list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await eventually(() => box.root.activeElement?.id === `tab-${expected}`)
        expect(box.all('[tabindex="0"]').map(({ id }) => id)).to.deep.equal([`tab-${expected}`])
      }
      await press(forward, 'two')
      await press('End', 'three')
      await press(forward, 'one')
      await press('Home', 'one')
    })
})
