import { expect } from 'chai'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { listed, resultsPage } from './testing/results-page.ts'

describe('stay-results: the currency of its search', () => {
  const page = resultsPage()

  it('[PLT-036] [OQ-33] [AQ-25] requests US dollars by default, and the selected currency after a change', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(page.sent().map(({ currency }) => currency)).to.deep.equal(['USD'])
    box.element.setAttribute('currency', 'EUR')
    await eventually(() => page.sent().at(-1)?.currency === 'EUR')
  })
})
