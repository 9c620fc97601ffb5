// The offline page: shows the trips that this browser cached for the current user, and reloads once online.
import { dateInZone } from '@staykit/sdk/routes'
import { type CachedTrip, nothing, readCached, writeCached } from '../worker/cached-trips.ts'

const page = document.querySelector<HTMLElement>('[data-offline]')
const { lang } = document.documentElement
const days = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
const numbers = new Intl.NumberFormat(lang)
const dayOf = (date: string) => days.format(new Date(`${date}T00:00:00Z`))

function fill(box: DocumentFragment, name: string, text: string) {
  const place = box.querySelector<HTMLElement>(`[data-fact=${name}]`)
  if (place) place.textContent = text
  return place
}

function rowOf(template: HTMLTemplateElement, trip: CachedTrip): DocumentFragment {
  const row = document.importNode(template.content, true)
  fill(row, 'hotel', trip.hotel)
  fill(row, 'address', trip.address)
  fill(row, 'tripNumber', trip.number)
  fill(row, 'checkIn', dayOf(trip.checkIn))
  fill(row, 'checkOut', dayOf(trip.checkOut))
  fill(row, 'rooms', numbers.format(trip.rooms))
  fill(row, 'guests', numbers.format(trip.guests))
  const phone = fill(row, 'phone', trip.phone ?? '')
  if (trip.phone) phone?.setAttribute('href', `tel:${trip.phone.replace(/[^+\d]/g, '')}`)
  else phone?.parentElement?.remove()
  if (!trip.isCancelled) row.querySelector('[data-cancelled]')?.remove()
  const copy = row.querySelector('[data-copy]')
  if (copy) copy.textContent = copy.textContent.replace('{date}', times.format(trip.readAt))
  return row
}

/** Upcoming trips, the next one first; then past ones, the latest first; by the hotel's date. */
function inOrder(trips: readonly CachedTrip[]): CachedTrip[] {
  const isAhead = ({ checkOut, timeZone }: CachedTrip) => checkOut >= dateInZone(new Date(), timeZone)
  const ahead = trips.filter(isAhead)
  const over = trips.filter((trip) => !isAhead(trip))
  const byDay = (one: CachedTrip, other: CachedTrip) => one.checkIn.localeCompare(other.checkIn)
  return [...ahead.sort(byDay), ...over.sort(byDay).reverse()]
}

/** Returns whether a member is signed in, from the stored session: the elements, which would know, are not on this page. */
function isMemberHere(): boolean {
  try {
    return localStorage.getItem(`staykit.refresh.${page?.dataset.refId}`) !== null
  } catch {
    return false
  }
}

async function show() {
  const list = page?.querySelector('[data-trips]')
  const template = page?.querySelector<HTMLTemplateElement>('template[data-trip]')
  const cached = await readCached().catch(() => nothing)
  // Trips of a previous member or visitor are no longer shown.
  const isTheirs = isMemberHere() === (cached.memberId !== undefined)
  if (!isTheirs) await writeCached(nothing).catch(() => {})
  const trips = isTheirs ? inOrder(cached.trips) : []
  if (list && template) list.replaceChildren(...trips.map((trip) => rowOf(template, trip)))
  page?.querySelector('[data-none]')?.toggleAttribute('hidden', trips.length > 0)
  page?.querySelector('[data-some]')?.toggleAttribute('hidden', trips.length === 0)
}

void show()
page
  ?.querySelector('[data-forget]')
  ?.addEventListener('click', () => void writeCached(nothing).then(show, show))

/** Reloads the original address, which this page replaces, once its server answers. */
async function lookAgain() {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere && location.pathname !== '/offline') location.reload()
}
addEventListener('online', () => void lookAgain())
// The browser sends no event when a server recovers.
setInterval(() => void lookAgain(), 20_000)
