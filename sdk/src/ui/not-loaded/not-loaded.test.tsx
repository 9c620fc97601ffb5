import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { NotLoaded } from './not-loaded.tsx'

describe('part that failed to load', () => {
  it('shows its own or the default message, and retries', async () => {
    let retries = 0
    const box = showComponent(() => <NotLoaded text="No reviews came." onRetry={() => retries++} />)
    await box.says('No reviews came.')
    ;(await box.button('Try again')).click()
    expect(retries).to.equal(1)
    await expectAccessible(box.element)
    await showComponent(() => <NotLoaded onRetry={() => {}} />).says('We could not reach the server.')
  })
})
