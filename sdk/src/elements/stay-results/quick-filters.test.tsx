import { expect } from 'chai'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { listed, resultsPage } from './testing/results-page.ts'

describe('stay-results: filters above the list', () => {
  const { sent } = resultsPage()
  const quick = (box: ReturnType<typeof mount>) =>
    box.all<HTMLButtonElement>('.chip').map(({ textContent }) => textContent?.trim())
  const chip = (box: ReturnType<typeof mount>, text: RegExp) =>
    eventually(() => box.all<HTMLButtonElement>('.chip').find((each) => text.test(each.textContent ?? '')))

  it('offers filters that narrow the list, with their numbers of hotels', async () => {
    const box = mount('stay-results')
    await listed(box)
    await chip(box, /Free Breakfast/)
    expect(quick(box)).to.include.members(['Free Breakfast 12', '4 stars and up 9', 'Alfama 20'])
  })

  it('sets a filter and removes it at the same place, with the focus', async () => {
    const box = mount('stay-results')
    await listed(box)
    const button = await chip(box, /4 stars and up/)
    button.focus()
    button.click()
    await eventually(() => button.ariaLabel === 'Remove 4 stars and up')
    expect(box.root.activeElement).to.equal(button)
    expect(sent().at(-1)?.filters?.stars).to.deep.equal([4, 5])
    expect(location.search).to.include('stars=4')
    // It stands for both values: no chip repeats them.
    expect(quick(box).filter((text) => /star/.test(text ?? ''))).to.deep.equal(['4 stars and up'])
    button.click()
    await eventually(() => button.ariaLabel === null)
    await eventually(() => !location.search.includes('stars'))
  })
})
