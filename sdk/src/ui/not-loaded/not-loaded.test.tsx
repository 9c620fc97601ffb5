import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showPiece } from '../../testing/shared-component.tsx'
import { NotLoaded } from './not-loaded.tsx'

describe('part that failed to load', () => {
  it('shows its own or the default message, and retries', async () => {
    let asked = 0
    const box = showPiece(() => <NotLoaded text="No reviews came." onRetry={() => asked++} />)
    await box.says('No reviews came.')
    ;(await box.button('Try again')).click()
    expect(asked).to.equal(1)
    await expectAccessible(box.element)
    await showPiece(() => <NotLoaded onRetry={() => {}} />).says('We could not reach the server.')
  })
})
