import type { Money } from '@staykit/domain'

/** What a bitcoin payment is for. */
export interface NewInvoice {
  readonly amount: Money
  /** The amount in US cents, for a provider without exchange rates. */
  readonly usdCents: number
  /** Shown to the payer. */
  readonly label: string
  readonly expires: Date
}

export interface OpenInvoice {
  readonly id: string
  readonly satoshi: number
  readonly address: string
}

/** One transaction that pays an address. */
export interface SeenTransfer {
  readonly txid: string
  readonly satoshi: number
  /** When the provider first saw it. */
  readonly at: Date
  /** Whether it can no longer be reversed; until then it only keeps the payment open. */
  readonly isFinal: boolean
}

export interface InvoiceState {
  readonly transfers: readonly SeenTransfer[]
  /** When the provider's invoice ends. */
  readonly expires: Date
}

/** The provider does not answer, or refuses. A retry with the same key repeats nothing. */
export class BitcoinError extends Error {
  override readonly name = 'BitcoinError'
}

/**
 * Watches the chain. Called when a payment is opened, by the job that watches it, and by the provider's webhook.
 * Amounts are whole satoshi. `open` and `read` throw BitcoinError.
 */
export interface Bitcoin {
  readonly provider: 'sandbox' | 'btcpay' | 'none'
  /** Opens an invoice; the same key returns the same invoice. */
  open(invoice: NewInvoice, key: string): Promise<OpenInvoice>
  read(id: string): Promise<InvoiceState>
  /** Id of the invoice of a webhook; undefined for a forged signature, and for providers without webhooks. */
  readEvent(body: string, signature: string): string | undefined
}
