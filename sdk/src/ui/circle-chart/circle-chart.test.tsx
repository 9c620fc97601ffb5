import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { CircleChart } from './circle-chart.tsx'

describe('circle chart', () => {
  it('[PLT-059] fills the ring in proportion to its value, and has a name', async () => {
    const box = showComponent(() => <CircleChart value={8.5} text="8.5" label="8.5 out of 10" />)
    const ring = await box.find('.ring')
    expect([ring.textContent, ring.ariaLabel]).to.deep.equal(['8.5', '8.5 out of 10'])
    expect(getComputedStyle(ring).backgroundImage).to.match(/conic-gradient\([^)]+\) 85%/)
    await expectAccessible(box.element)
  })
})
