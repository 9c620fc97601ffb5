import { expect } from 'chai'
import { goOffline } from '../../testing/offline.ts'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { alertIcon } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

const Failed = () => <EmptyState icon={alertIcon} title="No reviews came" hint="Try later" mayBeOffline />

describe('empty state', () => {
  it('shows what happened in an alert', async () => {
    const box = showComponent(() => (
      <h2>
        <Failed />
      </h2>
    ))
    expect((await box.find('[role=alert]')).textContent).to.equal('No reviews cameTry later')
  })

  it('shows the offline message when offline', async () => {
    const network = goOffline()
    try {
      const box = showComponent(Failed)
      await box.says('You are offline.')
      expect(box.text()).not.to.contain('No reviews came')
      await expectAccessible(box.element)
    } finally {
      network.back()
    }
  })
})
