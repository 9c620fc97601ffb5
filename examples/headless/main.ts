// The page has its own elements; state and calls come from Staykit.
import { createStaykit, isStayDate } from '@staykit/sdk/headless'
import { button, byId, replace, text } from './dom.ts'

const currency = 'USD'
const stay = createStaykit({ refId: '8183', apiBase: 'http://localhost:8787' })
const form = stay.createSearchForm()
const typeahead = stay.createTypeahead()
const results = stay.createResults()
const rates = stay.createRates()

const city = byId('city', HTMLInputElement)
const checkIn = byId('check-in', HTMLInputElement)
const checkOut = byId('check-out', HTMLInputElement)

city.addEventListener('input', () => {
  form.type(city.value)
  typeahead.search(city.value)
})
typeahead.$suggestions.subscribe(({ groups }) => {
  const places = groups.flatMap(({ items }) => items)
  replace(
    byId('places'),
    places.map(({ displayName }) => new Option(displayName)),
  )
  const chosen = places.find(({ displayName }) => displayName === city.value) ?? places[0]
  if (chosen)
    form.choose({ id: chosen.id, type: chosen.type, city: chosen.id, area: '', query: chosen.displayName })
})
for (const input of [checkIn, checkOut]) {
  input.addEventListener('change', () => {
    const [from, to] = [checkIn.value, checkOut.value]
    if (isStayDate(from) && isStayDate(to)) form.setDates(from, to)
  })
}
const { checkIn: from, checkOut: to } = form.$form.get()
checkIn.value = from
checkOut.value = to

byId('search').addEventListener('submit', (event) => {
  event.preventDefault()
  rates.hide()
  const query = form.submit()
  if (query) void results.load({ ...query, currency })
  else byId('state').textContent = 'Choose a city and two dates.'
})

results.$results.subscribe(({ status, view, error, query }) => {
  byId('state').textContent =
    error?.message ??
    (status === 'loading' ? 'Looking …' : view ? `${view.count} hotels in ${view.location.name}` : '')
  const hotels = view?.hotels ?? []
  replace(
    byId('hotels'),
    hotels.map(({ id, name, price }) =>
      button(`${name}, from ${price?.formattedFinal ?? ''}`, () => {
        if (query) void rates.load({ ...query, hotelId: id })
      }),
    ),
  )
})

rates.$rates.subscribe((state) => {
  const lines = state.rates.map(
    ({ title, price, isCancellable }) =>
      `${title}: ${price.currencySymbol}${price.formattedFinal} in all${isCancellable ? ', free cancellation' : ''}`,
  )
  const heading = { hidden: '', loading: 'Asking for rooms …', list: 'Rooms', error: 'No rooms' }[
    state.status
  ]
  replace(byId('rates'), [text('h2', heading), ...lines.map((line) => text('p', line))])
})
