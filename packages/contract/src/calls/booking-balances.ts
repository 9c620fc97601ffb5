import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pages } from '../limits.ts'
import { wireCoin } from '../model/coin.ts'
import { platform, platformAnswer } from '../model/platform.ts'

/** The coins of the signed-in member's wallet. */
export const bookingBalances = defineCall({
  ...platform,
  method: 'GET',
  path: '/booking/balances',
  summary: "The coins of the member's wallet",
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: true,
  request: z.object({}),
  response: platformAnswer(z.object({ balances: z.array(wireCoin) })),
})
