import { searchAddress } from '@staykit/sdk/server'
import type { APIRoute } from 'astro'
import { firstStateSettings } from '../server/first-state.ts'

/** A search form that was sent without script: on to the results, or home again with a word where no such place is known. */
export const GET: APIRoute = async (context) => {
  const query = context.url.searchParams
  const address = await searchAddress(query, firstStateSettings(context))
  if (address) return context.redirect(address, 303)
  // The form of this site has one name for what was typed; others' have another.
  if (!query.has('location-name')) query.set('location-name', query.get('location') ?? '')
  return context.redirect(`/?${query}`, 303)
}
