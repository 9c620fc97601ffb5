import * as z from 'zod'
import { address, text, type ValuesOf, variables } from '../../kernel/environment.ts'

export const btcpayVariables = variables({
  shape: {
    BTCPAY_URL: address.optional(),
    BTCPAY_API_KEY: text.optional(),
    BTCPAY_STORE_ID: text.optional(),
    BTCPAY_WEBHOOK_SECRET: text.optional(),
    BTCPAY_NETWORK: z.enum(['main', 'test']).default('main'),
  },
  encrypted: ['BTCPAY_URL'],
  together: [['BTCPAY_URL', 'BTCPAY_API_KEY', 'BTCPAY_STORE_ID']],
})

/** Undefined without an address. */
export function btcpayOptions(values: ValuesOf<typeof btcpayVariables>) {
  const { BTCPAY_URL: url, BTCPAY_API_KEY: apiKey, BTCPAY_STORE_ID: storeId } = values
  return url && apiKey && storeId
    ? { url, apiKey, storeId, webhookSecret: values.BTCPAY_WEBHOOK_SECRET, network: values.BTCPAY_NETWORK }
    : undefined
}
