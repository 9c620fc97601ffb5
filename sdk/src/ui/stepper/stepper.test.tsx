import { expect } from 'chai'
import { useState } from 'react'
import { declareElement } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { Stepper } from './stepper.tsx'

describe('stepper', () => {
  afterEach(() => document.body.replaceChildren())

  /** A stepper like the checkout's, with the default numbers. */
  async function probe(tag: `stay-${string}`, start: number) {
    const Rooms = () => {
      const [value, change] = useState(start)
      return <Stepper label="Rooms" fewer="Fewer" more="More" value={value} onChange={change} />
    }
    const declared = { tag, doc: 'A probe.', attributes: {}, events: {}, slots: {}, parts: {} } as const
    defineElement(declareElement(declared), Rooms, { styles: [], texts: {} })
    const box = mount(tag)
    const select = await box.find<HTMLSelectElement>('select')
    return { box, select, offered: () => [...select.options].map(({ value }) => Number(value)) }
  }

  it('[PLT-085] [AQ-26] offers 1 to 3 by default, and never removes the current value', async () => {
    const two = await probe('stay-stepper-two', 2)
    expect(two.offered()).to.deep.equal([1, 2, 3])
    ;(await two.box.button('More')).click()
    await eventually(() => two.select.value === '3')
    expect((await two.box.button('More')).ariaDisabled).to.equal('true')
    const booked = await probe('stay-stepper-five', 5)
    expect([booked.offered(), booked.select.value]).to.deep.equal([[1, 2, 3, 5], '5'])
  })
})
