import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

describe('loading overlay', () => {
  it('[HOT-056] shows what is loading and for which stay; over the page it is in the top layer', async () => {
    const box = showComponent(() => <LoadingOverlay checkIn="2027-01-02" checkOut="2027-01-05" page />)
    const overlay = await box.find('[role=status]')
    expect(overlay.textContent).to.match(/OUR AI IS FINDING YOU DEALS!Check In .*2.*Check Out .*5/)
    expect(overlay.matches(':popover-open')).to.equal(true)
    await expectAccessible(box.element)
  })
})
