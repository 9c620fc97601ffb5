import { createHmac, timingSafeEqual } from 'node:crypto'
import { toMajor } from '@staykit/domain'
import * as z from 'zod'
import { type Bitcoin, BitcoinError, type SeenTransfer } from '../../ports/bitcoin.ts'

export interface BtcpayBitcoin extends Bitcoin {
  readonly provider: 'btcpay'
}

const decimal = z.union([z.string(), z.number()])
const invoice = z.object({ id: z.string(), status: z.string(), expirationTime: z.number() })
const method = z.object({
  paymentMethodId: z.string().optional(),
  paymentMethod: z.string().optional(),
  destination: z.string(),
  amount: decimal,
  payments: z
    .array(
      z.object({ id: z.string(), receivedDate: z.number(), value: decimal, status: z.string().optional() }),
    )
    .default([]),
})
const event = z.object({ invoiceId: z.string().min(1), type: z.string() })

/**
 * BTCPay Server with its Greenfield API: an invoice for the fiat amount, on-chain bitcoin only. It has no idempotency
 * keys, so the key is the order id, which is looked up first. The store's setting decides how many confirmations make a
 * payment final.
 */
export function createBtcpay(options: {
  readonly url: string
  readonly apiKey: string
  readonly storeId: string
  readonly webhookSecret?: string | undefined
  /** Network of the store; an address of the other one is refused. */
  readonly network?: 'main' | 'test'
}): BtcpayBitcoin {
  const base = `${options.url}/api/v1/stores/${encodeURIComponent(options.storeId)}/invoices`
  const ask = asking(base, options.apiKey)
  const onChain = async (id: string) => {
    const methods = await ask(z.array(method), `/${encodeURIComponent(id)}/payment-methods`)
    const found = methods.find((each) =>
      /^BTC(-CHAIN)?$/.test(each.paymentMethodId ?? each.paymentMethod ?? ''),
    )
    if (!found) throw new BitcoinError('The store takes no bitcoin.')
    return found
  }
  return {
    provider: 'btcpay',
    async open({ amount, label, expires }, key) {
      const orders = await ask(z.array(invoice), `?orderId=${encodeURIComponent(key)}`)
      const existingInvoice = orders.find(({ status }) => status !== 'Invalid')
      const { id } =
        existingInvoice ??
        (await ask(invoice, '', {
          amount: String(toMajor(amount)),
          currency: amount.currency,
          metadata: { orderId: key, itemDesc: label },
          checkout: {
            expirationMinutes: Math.max(1, Math.round((expires.getTime() - Date.now()) / 60_000)),
            paymentMethods: ['BTC-CHAIN'],
          },
        }))
      const { destination, amount: due } = await onChain(id)
      if (networkOf(destination) !== (options.network ?? 'main'))
        throw new BitcoinError('The store is of another network than BTCPAY_NETWORK.')
      return { id, address: destination, satoshi: satoshiOf(due) }
    },
    async read(id) {
      const [{ expirationTime }, { payments }] = await Promise.all([
        ask(invoice, `/${encodeURIComponent(id)}`),
        onChain(id),
      ])
      return { expires: new Date(expirationTime * 1000), transfers: payments.flatMap(transferOf) }
    },
    readEvent: (body, signature) => invoiceIn(body, signature, options.webhookSecret),
  }
}

/** Calls the store's API; throws BitcoinError without an answer, or for one that does not match `schema`. */
function asking(base: string, apiKey: string) {
  return async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> => {
    try {
      const response = await fetch(base + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return schema.parse(await response.json())
    } catch (error) {
      throw new BitcoinError('The bitcoin provider did not answer.', { cause: error })
    }
  }
}

/** Id of the invoice of a webhook; undefined without a valid signature. */
function invoiceIn(body: string, signature: string, secret: string | undefined): string | undefined {
  if (!secret) return undefined
  const right = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const received = Buffer.from(signature)
  if (received.length !== right.length || !timingSafeEqual(received, right)) return undefined
  const parsed = event.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data.invoiceId : undefined
}

function transferOf(payment: z.output<typeof method>['payments'][number]): SeenTransfer[] {
  if (payment.status === 'Invalid') return []
  return [
    {
      txid: payment.id,
      satoshi: satoshiOf(payment.value),
      at: new Date(payment.receivedDate * 1000),
      // Every other status, including missing and new ones, may still be reversed.
      isFinal: payment.status === 'Settled',
    },
  ]
}

/** Test networks (testnet, signet, regtest) begin their addresses with other characters (BIP 173, BIP 350). */
const networkOf = (address: string) => (/^(bc1|[13])/i.test(address) ? 'main' : 'test')

/** Whole satoshi of a decimal text such as "0.00778400", without binary fractions. */
export function satoshiOf(amount: string | number): number {
  const text = typeof amount === 'number' ? amount.toFixed(8) : amount
  const parts = /^(\d+)(?:\.(\d{0,8})\d*)?$/.exec(text.trim())
  if (!parts) throw new BitcoinError(`not an amount of bitcoin: ${text}`)
  return Number(parts[1]) * 100_000_000 + Number((parts[2] ?? '').padEnd(8, '0'))
}
