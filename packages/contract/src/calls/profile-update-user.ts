import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pages } from '../limits.ts'
import { userInfo } from '../model/user.ts'

export const updateUser = defineCall({
  method: 'POST',
  base: 'api',
  path: '/profile/users/{id}',
  summary: 'Changes the profile of the signed-in member',
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: false,
  request: z.extend(userInfo, { id: filled(64) }),
  // Which of the two it is depends on where the server keeps its users (ACC-200).
  response: z.object({ Item: z.optional(userInfo), Attributes: z.optional(userInfo) }),
})
