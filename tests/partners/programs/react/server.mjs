import { StayBooking, StayRates, StaySearch } from '@staykit/sdk/react'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const search = h(
  StaySearch,
  {
    refId: '8183',
    rooms: 2,
    className: 'mine',
    style: { color: 'red' },
    onStaySearch: () => {},
    'aria-label': 'Search',
  },
  h('p', { slot: 'flights' }, 'Soon'),
)
console.log(renderToString(search))
console.log(renderToString(h(StayRates, { hotelId: '800-1', hasDeals: true })))
console.log(renderToString(h(StayBooking, { locationId: '800' })))
