import * as z from 'zod'
import { address, text, variables } from '../../kernel/environment.ts'

export const liteapiVariables = variables({
  shape: {
    LITEAPI_KEY: text.optional(),
    LITEAPI_API_BASE: address.optional(),
    /** LiteAPI's name for what pays it: the card of our account there by default. */
    LITEAPI_PAYMENT: z
      .string()
      .regex(/^[A-Z_]+$/, 'a payment method of LiteAPI')
      .default('ACC_CREDIT_CARD'),
    LITEAPI_NATIONALITY: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters of ISO 3166')
      .default('US'),
  },
  encrypted: ['LITEAPI_API_BASE'],
})
