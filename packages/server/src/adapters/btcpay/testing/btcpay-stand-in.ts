import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Invoice {
  readonly id: string
  readonly orderId: string
  readonly amount: string
  readonly currency: string
  readonly expirationTime: number
  status: string
  readonly payments: { id: string; receivedDate: number; value: string; fee: string; status: string }[]
}

export interface BtcpayStandIn {
  readonly url: string
  readonly apiKey: string
  readonly storeId: string
  readonly invoices: Invoice[]
  /** Statuses that answer the next requests instead of their effect. */
  readonly failNext: number[]
  /** Simulates a payment: `value` is a decimal text in bitcoin. */
  pay(id: string, value: string, status?: 'Processing' | 'Settled', at?: Date): void
  /** A signed webhook: its body and its BTCPay-Sig header. */
  event(id: string, secret: string): { body: string; signature: string }
  close(): Promise<void>
}

const RATE = 60_000

/**
 * A stand-in for the parts of BTCPay Server's Greenfield API that we use, from its public reference: invoices and their
 * payments.
 */
export async function btcpayStandIn(): Promise<BtcpayStandIn> {
  const invoices: Invoice[] = []
  const failNext: number[] = []
  const [apiKey, storeId] = ['key-of-the-stand-in', 'store-1']
  const server = createServer(async (request, response) => {
    const { status, body } = answer(
      invoices,
      failNext,
      request,
      await textOf(request),
      `token ${apiKey}`,
      storeId,
    )
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    storeId,
    invoices,
    failNext,
    pay(id, value, status = 'Settled', at = new Date()) {
      const payment = { id: randomUUID(), receivedDate: at.getTime() / 1000, value, fee: '0.0', status }
      invoices.find((invoice) => invoice.id === id)?.payments.push(payment)
    },
    event(id, secret) {
      const body = JSON.stringify({
        deliveryId: randomUUID(),
        webhookId: 'wh-1',
        isRedelivery: false,
        type: 'InvoiceReceivedPayment',
        timestamp: Math.floor(Date.now() / 1000),
        storeId,
        invoiceId: id,
      })
      return { body, signature: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

function answer(
  invoices: Invoice[],
  failNext: number[],
  request: IncomingMessage,
  text: string,
  token: string,
  storeId: string,
): { status: number; body: object } {
  const failure = failNext.shift()
  if (failure) return { status: failure, body: { code: 'stand-in', message: 'told to fail' } }
  if (request.headers.authorization !== token) return { status: 401, body: { code: 'unauthenticated' } }
  const url = new URL(request.url ?? '/', 'http://btcpay')
  const [, id, part] =
    new RegExp(`^/api/v1/stores/${storeId}/invoices(?:/([\\w-]+))?(?:/([\\w-]+))?$`).exec(url.pathname) ?? []
  if (request.method === 'POST') return { status: 200, body: create(invoices, JSON.parse(text)) }
  if (!id)
    return {
      status: 200,
      body: invoices.filter(({ orderId }) => orderId === url.searchParams.get('orderId')),
    }
  const found = invoices.find((invoice) => invoice.id === id)
  if (!found) return { status: 404, body: { code: 'invoice-not-found' } }
  return { status: 200, body: part === 'payment-methods' ? methodsOf(found) : found }
}

interface CreateBody {
  readonly amount: string
  readonly currency: string
  readonly metadata: { readonly orderId: string }
  readonly checkout: { readonly expirationMinutes: number }
}

function create(invoices: Invoice[], { amount, currency, metadata, checkout }: CreateBody): Invoice {
  const expirationTime = Math.floor(Date.now() / 1000) + checkout.expirationMinutes * 60
  const invoice: Invoice = {
    id: randomUUID(),
    orderId: metadata.orderId,
    amount,
    currency,
    expirationTime,
    status: 'New',
    payments: [],
  }
  invoices.push(invoice)
  return invoice
}

function methodsOf({ amount, payments, id }: Invoice): object[] {
  const due = (Math.ceil((Number(amount) / RATE) * 1e8) / 1e8).toFixed(8)
  return [
    { paymentMethodId: 'BTC-LN', destination: 'lnbc1', amount: due, payments: [] },
    { paymentMethodId: 'BTC-CHAIN', destination: `tb1q${id.replaceAll('-', '')}`, amount: due, payments },
  ]
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
