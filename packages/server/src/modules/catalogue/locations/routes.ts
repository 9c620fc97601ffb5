import {
  locationsCities,
  locationsFind,
  locationsPopular,
  locationsSearch,
  type ResponseOf,
  type WireLocation,
} from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute, type ParsedRequest } from '../../../kernel/http/call-route.ts'
import { finishedDocument } from '../../../kernel/http/finished.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import { listedCities } from './cities.ts'
import type { LocationsDeps } from './deps.ts'
import { byId, byPosition, isWanted, suggestions } from './find.ts'
import { createPopular } from './popular.ts'

type Request = ParsedRequest<typeof locationsSearch>
type Answer = ResponseOf<typeof locationsSearch>

/** POST /travel/locations/search and find, GET /travel/locations/cities and popular */
export const locationsModule: Module<LocationsDeps> = {
  base: '/travel',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, locationsSearch, async ({ query, product, flags }) =>
      answer(await suggestions(deps, query, product, flags)),
    )
    callRoute(routes, locationsFind, (request) => find(deps, request))
    const popular = createPopular(deps)
    callRoute(routes, locationsPopular, async ({ refId }, c) => {
      const locations = await popular(refId)
      c.header('cache-control', 'public, max-age=3600')
      return { locations }
    })
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' }
    const cities = finishedDocument(() => listedCities(deps.places), headers)
    callRoute(routes, locationsCities, (_, c) => cities(c))
    return routes
  },
}

async function find(
  deps: LocationsDeps,
  { query, id, product, flags, latitude, longitude }: Request,
): Promise<Answer> {
  if (id !== undefined) {
    const place = await byId(deps, id, product)
    return place ? answer([place]) : failed('No Locations Found')
  }
  if (latitude !== undefined && longitude !== undefined && query.trim() === '') {
    const found = await byPosition(deps, latitude, longitude, product)
    return found ? answer([found]) : failed('No Geo Results Found')
  }
  const exact = await byId(deps, query.trim(), product)
  const isExact = exact && isWanted(exact, flags)
  const found = isExact ? exact : (await suggestions(deps, query, product, flags))[0]
  return found ? answer([found]) : failed('No Locations Found')
}

function answer(locations: WireLocation[]): Answer {
  const [first] = locations
  return { ...(first && { latitude: first.latitude, longitude: first.longitude }), locations }
}

function failed(message: string): Answer {
  const error = { code: 'UNKNOWN_LOCATION', message }
  return { locations: [], error, errors: [error] }
}
