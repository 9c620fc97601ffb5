import {
  addSavedHotels,
  listSavedHotels,
  removeSavedHotel,
  sharedHotels,
  shareSavedHotels,
  unshareSavedHotels,
} from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import { translateSupplierError } from '../../catalogue/hotels/supplier-failure.ts'
import { ownProfile } from '../members/own-profile.ts'
import * as saved from './saved-hotels.ts'

/** /api/profile/users/{id}/saved-hotels…, and the public view of a list by its link. */
export const savedHotelsModule: Module<saved.SavedHotelsDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const listOf = async (userId: string) => {
      const [hotels, link] = await Promise.all([saved.list(deps, userId), saved.linkOf(deps, userId)])
      return { hotels, ...(link && { link }) }
    }
    callRoute(routes, listSavedHotels, async ({ id }, c, member) => {
      await ownProfile(deps, c, member, id)
      return listOf(id)
    })
    callRoute(routes, addSavedHotels, async ({ id, hotels }, c, member) => {
      await ownProfile(deps, c, member, id)
      await saved.add(deps, id, hotels)
      return listOf(id)
    })
    callRoute(routes, removeSavedHotel, async ({ id, hotelId }, c, member) => {
      await ownProfile(deps, c, member, id)
      await saved.remove(deps, id, hotelId)
      return { ok: true } as const
    })
    callRoute(routes, shareSavedHotels, async ({ id }, c, member) => {
      await ownProfile(deps, c, member, id)
      return { link: await saved.share(deps, id) }
    })
    callRoute(routes, unshareSavedHotels, async ({ id }, c, member) => {
      await ownProfile(deps, c, member, id)
      await saved.unshare(deps, id)
      return { ok: true } as const
    })
    callRoute(routes, sharedHotels, async ({ link }, c) => {
      c.header('cache-control', 'no-store')
      return { hotels: await saved.shared(deps, link) }
    })
    return routes
  },
  translate: translateSupplierError,
}
