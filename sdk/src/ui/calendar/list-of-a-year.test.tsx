import { messages as counts } from '@staykit/words/en/counts'
import { messages as panels } from '@staykit/words/en/panels'
import { messages as fields } from '@staykit/words/en/stay-fields'
import { expect } from 'chai'
import { inDays } from '../../testing/places.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { Calendar } from './calendar.tsx'

const Year = () => (
  <Calendar
    {...{ checkIn: '', checkOut: '', min: inDays(0).date, vertical: true, end: 'checkIn' }}
    onChange={() => {}}
    onDone={() => {}}
  />
)

/** Frames wait for the returned function. */
function holdFrames() {
  const { requestAnimationFrame: frame } = globalThis
  const waiting: FrameRequestCallback[] = []
  globalThis.requestAnimationFrame = (run) => waiting.push(run)
  return () => {
    globalThis.requestAnimationFrame = frame
    for (const run of waiting) frame(run)
  }
}

// The browser has loaded no names yet: alone in its file.
describe('a calendar of a year', () => {
  it('shows two months at once, in the room of all thirteen', async () => {
    const release = holdFrames()
    const box = showComponent(Year, { counts, panels, 'stay-fields': fields })
    await box.find('[data-date]').finally(release)
    const height = () => box.root.querySelector('.cals')?.clientHeight
    const days = () => box.all('[data-date]').length
    const [firstHeight, firstDays] = [height(), days()]
    expect(firstDays).to.be.within(28, 62)
    await eventually(() => days() > 365)
    expect(height()).to.equal(firstHeight)
    expect(box.all('[data-date]:not([aria-label])')).to.have.length(0)
  })
})
