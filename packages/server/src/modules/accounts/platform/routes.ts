import { platformAccount, updatePlatformAccount } from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { ownProfile } from '../members/own-profile.ts'
import { changeInfo, customerOf } from '../members/profile-routes.ts'
import type { PlatformDeps } from './deps.ts'
import { sealedCalls } from './sealed-calls.ts'

/** GET and PUT account, and the envelopes of all calls below /platform/api/v1. */
export const platformModule: Module<PlatformDeps> = {
  base: '/platform/api/v1',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    routes.use('*', sealedCalls(deps))
    const toWire = async (member: Member) => {
      const { preferences: _, ...account } = await customerOf(deps.db, member)
      return { success: true, data: { account } }
    }
    const own = (c: ServerContext, member: Member) => ownProfile(deps, c, member, member.id)
    callRoute(routes, platformAccount, async (_, c, member) => {
      await own(c, member)
      return toWire(member)
    })
    callRoute(routes, updatePlatformAccount, async (info, c, member) => {
      await own(c, member)
      try {
        await changeInfo(deps, member.id, info)
      } catch (error) {
        // Invalid input gets a refusal in the platform's format.
        if (error instanceof ApiError && error.status === 400)
          return { success: false, err_msgs: [error.message] }
        throw error
      }
      return toWire(member)
    })
    return routes
  },
}
