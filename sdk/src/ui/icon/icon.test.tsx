import { expect } from 'chai'
import { showComponent } from '../../testing/shared-component.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

describe('icons', () => {
  it('draws each icon as one path within its grid, hidden from screen readers', async () => {
    const paths = Object.values(icons)
    const box = showComponent(() => paths.map((d) => <Icon key={d} d={d} />))
    await box.find('svg')
    const drawn = [...box.root.querySelectorAll('svg')]
    expect(drawn.length).to.equal(paths.length)
    for (const svg of drawn) {
      expect(svg.ariaHidden).to.equal('true')
      const { x, y, width, height } = svg.getBBox()
      expect(Math.min(x, y, 24 - x - width, 24 - y - height), svg.innerHTML).to.be.at.least(0)
    }
  })
})
