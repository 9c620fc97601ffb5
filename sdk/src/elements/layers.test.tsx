import { bookedFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { pageOfStates, showState } from '../testing/show-state.ts'
import { eventually, settled } from '../testing/wait.ts'
import { samples } from './samples.ts'
import { type State, states } from './states.ts'
import { checkoutAnswers } from './stay-checkout/testing/checkout-page.ts'

const trip = { 'staykit.trip': { tripNumber: 'ST-9', email: 'maya@example.com' } }

/** Every element that opens a layer, by the buttons that open it. */
const layers: readonly State[] = [
  { tag: 'stay-search', name: 'dates', attributes: {}, presses: [/Check-in/] },
  {
    ...{ tag: 'stay-search', name: 'guests', presses: [/Rooms and guests/] },
    attributes: { occupancy: '2-4,7|2-1|2|2' },
  },
  { tag: 'stay-flights', name: 'dates', presses: [/Depart/] },
  { tag: 'stay-cars', name: 'dates', presses: [/Pick/] },
  { tag: 'stay-results', name: 'filters', steps: [], presses: ['Filters'] },
  { tag: 'stay-results', name: 'reviews', steps: [], presses: [/reviews/] },
  { tag: 'stay-hotel', name: 'pictures', presses: [/^\d+ pictures$/] },
  { tag: 'stay-hotel', name: 'the chosen rate', steps: ['.buybar .sumb'] },
  { tag: 'stay-checkout', name: 'the login', presses: [/^Log In/] },
  {
    ...{ tag: 'stay-booking', name: 'the dialog', attributes: { mode: 'dialog' } },
    path: '/shop?stay=search',
  },
  {
    ...{ tag: 'stay-lookup', name: 'other dates', attributes: { view: 'booking' }, stored: trip },
    answers: {
      ...checkoutAnswers,
      '/book/details': () => ({ booking: bookedFixture({ isChangeable: true }), capability: 'cap' }),
      '/book/change': () => ({ isChangeable: true, refund: { amount: 90, currencyCode: 'USD' } }),
    },
    presses: ['Change dates'],
  },
  ...states.filter(({ name }) =>
    /^(a price that has changed|the question before it is cancelled|the reviews of)/.test(name),
  ),
]

const focused = (): Element | null => {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

describe('a layer', () => {
  const prepare = pageOfStates()
  for (const height of [844, 480])
    for (const state of layers)
      it(`opens at its beginning: ${state.name} of <${state.tag}> at 390 × ${height}`, async () => {
        await prepare(state)
        await setViewport({ width: 390, height })
        const own = { ...samples[state.tag], ...state, ready: 'dialog[open], dialog:popover-open', says: '' }
        const box = await showState(own)
        const dialog = await box.find('dialog')
        const controls = () =>
          [...dialog.querySelectorAll<HTMLElement>('h2, button, a[href], input, select')].filter((each) =>
            each.checkVisibility(),
          )
        await settled(() => [controls().length, dialog.scrollTop, focused()?.textContent])
        const first = await eventually(() => controls()[0])
        const isInView = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }
        expect([dialog.scrollTop, isInView(first)]).to.deep.equal([0, true])
        const inside = focused()
        expect(inside && (inside === dialog || isInView(inside)), inside?.outerHTML).to.equal(true)
        expect(box.root.activeElement && dialog.contains(box.root.activeElement)).to.equal(true)
      })
})
