import { expect } from 'chai'
import { showComponent } from '../../testing/shared-component.tsx'
import { ProgressBar } from './progress-bar.tsx'

describe('a progress bar', () => {
  it('fills a share between 0 and 100 %', async () => {
    const shares = [0, 0.25, 1, -1, 7]
    const box = showComponent(() => shares.map((share) => <ProgressBar key={share} share={share} />))
    await box.find('.bar')
    const filled = box.all('.bar > i').map(({ style }) => style.inlineSize)
    expect(filled).to.deep.equal(['0%', '25%', '100%', '0%', '100%'])
  })
})
