import { describe, expect, it } from 'vitest'
import { closure, sizes } from './chunks.ts'

const KB = 1000

describe('sizes of the built SDK, gzip -9 where nothing else is said', () => {
  const measured = sizes()
  it.each([
    ['loader', 1.0],
    ['search', 20],
    // 75 on the wire is what was promised; gzip is for the few browsers without brotli.
    // 0.6 for guests' names, the offer of an account, and hearts; 0.3 for a change of dates and what a member likes; 0.4 for children among the guests;
    // 0.1 for a language that is there before what it is said in.
    ['search to paid', 80.8],
    ['search to paid, brotli', 72.2],
    // 105 for what was there before the journey on one page (2.5), and a member's figures and artifacts (0.9); 0.5 for calendar,
    // compact form and page overlay, which it had lost: a local of the same name hid them. 1.4 for the data layer and what it
    // is told; 2.4 for failures: what they are called, and the ways on (which pages with the loader ask for when something fails); 0.2
    // for the button that narrows a list to what a member likes; 0.1 for whoever comes back from another login by Back; 0.7 for passkeys. 4 less
    // since trips and lookup come from beside it. 0.7 for a change of dates, the id of a member's browser, and what a member likes.
    // 0.8 for children among the guests, 0.4 for the pixel; 3 less since flights and cars come from beside it, 6.2 since login and
    // bookings do. 0.7 for a drawer's scrim, descriptions that are cut, the ring of the score, and photos under a finger;
    // 5 less since payment by wallet and by bitcoin come from beside it.
    ['single file', 105],
    ['data layer, beside an element', 1.7],
  ] as const)('%s is at most %d kB', (name, budget) => {
    expect(measured[name]).toBeLessThanOrEqual(budget * KB)
  })

  it('a search form that knows a place already loads no more than its hidden fields', () => {
    const form = closure(['stay-search'])
    expect(closure(['hidden-fields']).filter((file) => !form.includes(file))).toHaveLength(1)
  })
})
