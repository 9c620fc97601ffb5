import { addNights, DEFAULT_PARTNER, isOccupancy, type Partner } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import type { SearchForm } from '@staykit/stores/search'
import { navigate } from '../../page/navigate.ts'
import { loadServices } from '../../page/use-services.ts'
import type { Widget } from '../../runtime/widget.ts'
import { urlOf } from './use-search-form.ts'

/** Addresses of the partner site; the code loads when they are needed. */
export const partnerLinks = () => import('@staykit/domain/legacy-links')

/** The brand's partner site; by default a host that does not exist. */
export async function partnerOf(widget: Widget): Promise<Partner> {
  const { brand } = await loadServices(widget)
  await brand.load()
  const state = brand.$brand.get()
  return (state.status === 'ready' && state.brand.partner) || DEFAULT_PARTNER
}

/** Missing dates of the older form are today and tomorrow (HOT-053). */
export function legacyStay(checkIn: string, checkOut: string, today: string) {
  const from = checkIn || today
  return { checkIn: from, checkOut: checkOut > from ? checkOut : addNights(from, 1) }
}

/** Submits the older form: it builds its own address, for the results page or the partner; an invalid form does nothing. */
export async function submitLegacy(
  widget: Widget,
  form: SearchForm,
  links: Links,
  handOff = false,
): Promise<void> {
  form.submit()
  const { place, occupancy, checkIn, checkOut } = form.$form.get()
  if (!place || !isOccupancy(occupancy)) return
  const { refId, currency } = widget.settings
  const query = { place, occupancy, ...legacyStay(checkIn, checkOut, widget.environment.clock.today()) }
  const url = handOff
    ? (await partnerLinks()).legacyHotelUrl(await partnerOf(widget), {
        ...query,
        refId,
        currency: currency || 'USD',
      })
    : urlOf(links, query)
  navigate(widget, handOff ? 'partner' : 'search', url)
}
