import { expect } from 'chai'
import { cutLine } from '../../testing/offline.ts'
import { expectAccessible } from '../../testing/page.ts'
import { showPiece } from '../../testing/shared-component.tsx'
import { alertIcon } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

const Failed = () => <EmptyState icon={alertIcon} title="No reviews came" hint="Try later" mayBeOffline />

describe('empty state', () => {
  it('shows what happened in an alert', async () => {
    const box = showPiece(() => (
      <h2>
        <Failed />
      </h2>
    ))
    expect((await box.find('[role=alert]')).textContent).to.equal('No reviews cameTry later')
  })

  it('shows the offline message when offline', async () => {
    const line = cutLine()
    try {
      const box = showPiece(Failed)
      await box.says('You are offline.')
      expect(box.text()).not.to.contain('No reviews came')
      await expectAccessible(box.element)
    } finally {
      line.back()
    }
  })
})
