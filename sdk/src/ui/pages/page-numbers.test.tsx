import { expect } from 'chai'
import { namedRange, priceFilter, priceRange, toggled } from '../../elements/stay-results/filter-changes.ts'
import { pageNumbers } from './page-numbers.ts'

describe('page numbers', () => {
  it('[PLT-065] shows at most four page numbers, with gaps', () => {
    expect(pageNumbers(5, 10)).to.deep.equal([1, -5, 5, 6, -10, 10])
    expect(pageNumbers(1, 34)).to.deep.equal([1, 2, 3, -34, 34])
    expect(pageNumbers(34, 34)).to.deep.equal([1, -32, 32, 33, 34])
    expect(pageNumbers(2, 4)).to.deep.equal([1, 2, 3, 4])
    expect(pageNumbers(1, 1)).to.deep.equal([1])
    for (let pages = 1; pages < 30; pages++) {
      for (let page = 1; page <= pages; page++) {
        const numbers = pageNumbers(page, pages).filter((number) => number > 0)
        expect(numbers.length).to.be.at.most(4)
        expect(numbers).to.include(page)
      }
    }
  })
})

describe('filters', () => {
  it('include the cheapest and most expensive hotel when an end of the range is unchanged', () => {
    const whole = [80, 420] as const
    expect(priceFilter([80, 420], whole)).to.equal(undefined)
    expect(priceFilter([80, 290], whole)).to.deep.equal([79, 290])
    expect(priceFilter([100, 420], whole)).to.deep.equal([100, 421])
    expect(priceRange([79, 290], whole)).to.deep.equal([80, 290])
  })

  it('name a range of prices from low to high, and within the hotels of the place where there are some', () => {
    const values = [0, 1, 2, 79, 80, 100, 290, 420, 421, 20_000]
    for (const least of [0, 17, 80])
      for (const most of [least + 2, 420])
        for (const low of values)
          for (const high of values.filter((value) => value > low)) {
            const whole = [least, most] as const
            const [from, to] = namedRange([low, high], whole)
            expect(from, `${low} to ${high} of ${whole}`).to.be.below(to)
            if (low < most && high > least)
              expect([from, to]).to.deep.equal([Math.max(low, least), Math.min(high, most)])
            else expect([from, to]).to.deep.equal([low, high])
            const slider = priceRange([low, high], whole)
            for (const end of slider) expect(end).to.be.within(least, most)
          }
    expect(namedRange(undefined, [17, 420])).to.deep.equal([17, 420])
  })

  it('[PLT-056] remove a selected value', () => {
    const on = toggled({}, 'stars', 4)
    expect(on.stars).to.deep.equal([4])
    expect(toggled(on, 'stars', 4).stars).to.deep.equal([])
  })
})
