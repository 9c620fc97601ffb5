import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pages } from '../limits.ts'
import { platform, platformAnswer } from '../model/platform.ts'
import { userInfo } from '../model/user.ts'

/** The member with their profile; `created` is an instant. */
const account = z.object({
  account: z.extend(userInfo, { id: z.string(), email: z.string(), created: z.string(), refID: z.string() }),
})

const shared = { ...platform, path: '/account', access: 'member', brand: 'none', limits: [pages] } as const

/** Replaces the profile's own call in platform mode (AQ-41). */
export const platformAccount = defineCall({
  ...shared,
  method: 'GET',
  summary: "The member's account at the platform",
  retry: true,
  request: z.object({}),
  response: platformAnswer(account),
})

/** Missing fields stay unchanged. */
export const updatePlatformAccount = defineCall({
  ...shared,
  method: 'PUT',
  summary: "Changes the member's account at the platform",
  retry: false,
  request: userInfo,
  response: platformAnswer(account),
})
