import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode } from '../fields.ts'
import { pages } from '../limits.ts'

/** Currencies (ISO 4217) of prices and charges: those with supplier rates (AQ-47). US dollars are the first. */
export const currencies = defineCall({
  method: 'GET',
  base: 'travel',
  path: '/currencies',
  summary: 'Available currencies of prices',
  access: 'public',
  brand: 'none',
  limits: [pages],
  anyOrigin: true,
  retry: true,
  request: z.object({}),
  response: z.object({ currencies: z.array(currencyCode) }),
})
