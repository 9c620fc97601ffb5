import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { Countdown, clock } from './countdown.tsx'

describe('a countdown', () => {
  it('[PLT-048] shows minutes and seconds rounded up, and stops at zero', () => {
    const texts = [605_000, 604_001, 60_000, 59_000, 1, 0, -5000].map(clock)
    expect(texts).to.deep.equal(['10:05', '10:05', '1:00', '0:59', '0:01', '0:00', '0:00'])
  })

  it('shows the remaining time, its label and its share as a bar', async () => {
    const box = showComponent(() => <Countdown ms={150_000} whole={600_000} label="left" />)
    expect((await box.find('[role=timer]')).textContent).to.equal('2:30')
    expect((await box.find('.bar > i')).style.inlineSize).to.equal('25%')
    await box.says('left')
    await expectAccessible(box.element)
  })
})
