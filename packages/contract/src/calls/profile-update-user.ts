import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pages } from '../limits.ts'
import { userInfo } from '../model/user.ts'

export const updateUser = defineCall({
  base: 'api',
  path: '/profile/users/{id}',
  summary: 'Changes the profile of the signed-in member',
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: false,
  timeoutMs: 15_000,
  request: z.extend(userInfo, { id: filled(64) }),
  /** The changed user: this server names it Item, others Attributes (ACC-200). */
  response: z.union([z.object({ Item: userInfo }), z.object({ Attributes: userInfo })]),
})
