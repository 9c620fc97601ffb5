import { locationsFind, locationsSearch, type ResponseOf, type WireLocation } from '@staykit/contract'
import { Hono } from 'hono'
import type { Deps } from '../../compose.ts'
import { callRoute, type ParsedRequest } from '../../kernel/http/call-route.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import type { Module } from '../index.ts'
import { byId, byPosition, suggestions } from './find.ts'

type Request = ParsedRequest<typeof locationsSearch>
type Answer = ResponseOf<typeof locationsSearch>

/** POST /travel/locations/search and /travel/locations/find */
export const locationsModule: Module = {
  base: '/travel',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, locationsSearch, ({ query, product }) => answer(suggestions(deps, query, product)))
    callRoute(routes, locationsFind, (request) => find(deps, request))
    return routes
  },
}

function find(deps: Deps, { query, id, product, latitude, longitude }: Request): Answer {
  if (id !== undefined) {
    const known = byId(deps, id, product)
    return known ? answer([known]) : failed('No Locations Found')
  }
  if (latitude !== undefined && longitude !== undefined && query.trim() === '') {
    const found = byPosition(deps, latitude, longitude, product)
    return found ? answer([found]) : failed('No Geo Results Found')
  }
  const found = byId(deps, query.trim(), product) ?? suggestions(deps, query, product)[0]
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
