import { CallError, fromWireHotel, type Hotel, type WireHotel } from '@staykit/contract'
import { isAvailable, toMajor } from '@staykit/domain'
import { dealSorts } from '../deals/access.ts'
import { isFiltered, type ListState, PAGE_SIZE } from './filters-url.ts'
import { WINDOW_SIZE } from './requests.ts'
import type { Answer, Asked, createWindows, Window } from './windows.ts'

/** One page of hotels, with the totals of all hotels of the place. */
export interface ResultsView extends Omit<Answer, 'hotels'> {
  readonly hotels: readonly Hotel[]
  /** Number of pages of 20. */
  readonly pages: number
  /** The sort that the list has: the chosen one, savings where there are deals, or the server's first. */
  readonly sort: string
  readonly containsDeals: boolean
}

/** A list, and the reason why it is unfiltered. */
export interface ShownList {
  readonly view: ResultsView
  readonly notice: 'no-match' | undefined
}

function viewOf({ answer, deals, sort }: Window, { page }: ListState, locale: string): ResultsView {
  const pages = Math.max(1, Math.ceil(answer.count / PAGE_SIZE))
  const first = ((page - 1) * PAGE_SIZE) % WINDOW_SIZE
  const hotels = deals.apply(shownHotels(answer.hotels.slice(first, first + PAGE_SIZE), locale))
  const containsDeals = deals.exist
  const sorts = dealSorts(answer.sorts, containsDeals)
  return { ...answer, hotels, pages, sorts, containsDeals, sort: sort ?? sorts[0]?.id ?? '' }
}

/**
 * The page of a list; where its filters match nothing, that of the list without them (HOT-079). Throws CallError, NO_HOTELS
 * where there is nothing at all.
 */
export async function showList(
  windowFor: ReturnType<typeof createWindows>['windowFor'],
  request: Asked,
  locale: string,
): Promise<ShownList> {
  const { list } = request
  const found = await windowFor(request)
  if (found.answer.count > 0 || !isFiltered(list.filters)) {
    const view = viewOf(found, list, locale)
    if (view.hotels.length === 0 && list.page === 1)
      throw new CallError({
        code: 'NO_HOTELS',
        message: 'no hotels found',
        details: { place: view.location.name },
      })
    return { view, notice: undefined }
  }
  const parent: ListState = { ...list, filters: {} }
  return { view: viewOf(await windowFor({ ...request, list: parent }), parent, locale), notice: 'no-match' }
}

/** Hotels with a price above 0 and below 10,000 dollars; other currencies are judged by the server, which knows the day's rate. */
export function shownHotels(hotels: Answer['hotels'], locale: string): Hotel[] {
  const isShown = ({ price }: Hotel) =>
    price !== undefined && isAvailable(toMajor(price.display), price.currencyCode === 'USD')
  return hotels.map((hotel) => readHotel(hotel, locale)).filter(isShown)
}

const read = new WeakMap<WireHotel, { readonly hotel: Hotel; readonly locale: string }>()

/** A hotel of a cached answer is read once: it is the same object in each list that has it, and its prices are written once. */
function readHotel(wire: WireHotel, locale: string): Hotel {
  const before = read.get(wire)
  if (before?.locale === locale) return before.hotel
  const hotel = fromWireHotel(wire, locale)
  read.set(wire, { hotel, locale })
  return hotel
}
