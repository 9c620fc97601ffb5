import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pages } from '../limits.ts'
import { userInfo, wireCard } from '../model/user.ts'

export const getUser = defineCall({
  method: 'GET',
  base: 'api',
  path: '/profile/users/{id}',
  summary: 'The signed-in member',
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: true,
  request: z.object({ id: filled(64) }),
  response: z.object({
    data: z.object({
      customer: z.extend(userInfo, {
        id: z.string(),
        email: z.string(),
        created: z.string(),
        refID: z.string(),
        /** Identity provider of the session: the hosted pool is Cognito (AQ-11). */
        providerName: z.optional(z.enum(['Cognito', 'Google', 'Facebook', 'Apple', 'Platform'])),
        /** HotelPreferences, if the member has any (ACC-234); other calls define the shape. */
        preferences: z.optional(z.object({ hotels: z.unknown() })),
      }),
      cardList: z.array(wireCard),
      /** There are cards, visible only within 12 hours of a login. */
      isLoginNeeded: z.optional(z.boolean()),
    }),
  }),
})
