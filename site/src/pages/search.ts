import { searchAddress } from '@staykit/sdk/server'
import type { APIRoute } from 'astro'
import { firstStateSettings } from '../server/first-state.ts'

/** Handles a search form sent without script: redirects to the results, or home with a message when the place is unknown. */
export const GET: APIRoute = async (context) => {
  const query = context.url.searchParams
  const address = await searchAddress(query, firstStateSettings(context))
  return context.redirect(address ?? `/?${query}`, 303)
}
