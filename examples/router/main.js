// The page's own router: each screen has an address, and no screen reloads the page.
import { configure } from '@staykit/sdk'

const stay = '{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}'
configure({
  refId: '8183',
  apiBase: 'http://localhost:8787',
  homeUrl: '/',
  searchUrl: `/stays/${stay}`,
  detailsUrl: `/hotel/${stay}/{hotelID}`,
  checkoutUrl: '/checkout/{section}',
  loginUrl: '/account',
  tripsUrl: '/account',
  profileUrl: '/account',
  lookupUrl: '/reservation',
  bookingUrl: '/reservation?view=booking',
})

/** First segment of the path → heading, elements, and their import: each screen is a separate chunk. */
const screens = {
  '': ['Find a place to stay', ['stay-search'], () => [import('@staykit/sdk/search')]],
  stays: ['Stays', ['stay-results'], () => [import('@staykit/sdk/results')]],
  hotel: ['Hotel', ['stay-hotel'], () => [import('@staykit/sdk/hotel')]],
  checkout: ['Checkout', ['stay-checkout'], () => [import('@staykit/sdk/checkout')]],
  account: [
    'Account',
    ['stay-login', 'stay-trips'],
    () => [import('@staykit/sdk/login'), import('@staykit/sdk/trips')],
  ],
  reservation: ['My reservation', ['stay-lookup'], () => [import('@staykit/sdk/lookup')]],
}

const main = document.querySelector('main')
let shown = ''

/** Renders the screen of the address, unless it is already rendered: its element follows later changes of the address. */
function show() {
  const [, first = ''] = location.pathname.split('/')
  const key = first === 'checkout' ? first : location.pathname
  if (key === shown) return
  shown = key
  const [title, tags, load] = screens[first] ?? ['Not found', [], () => []]
  const heading = document.createElement('h1')
  heading.textContent = title
  main.replaceChildren(heading, ...tags.map((tag) => document.createElement(tag)))
  void Promise.all(load())
  document.title = `${title} | Harbour & Pine`
}

function go(url, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
  show()
  scrollTo(0, 0)
}

// An element asks to leave for another screen: cancels the navigation and calls the router instead.
document.addEventListener('stay-navigate', (event) => {
  event.preventDefault()
  go(event.detail.url, event.detail.replace)
})
document.addEventListener('click', (event) => {
  const link = event.target.closest('nav a')
  if (!link || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  go(link.pathname)
})
addEventListener('popstate', show)
show()
