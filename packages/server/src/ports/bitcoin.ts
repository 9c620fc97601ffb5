import type { Money } from '@staykit/domain'

/** What a bitcoin payment is asked for. */
export interface NewInvoice {
  readonly amount: Money
  /** The same in US cents, for a provider without rates of its own. */
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
  /** When it was first seen. */
  readonly at: Date
  /** Not taken back any more; until then it only keeps the payment open. */
  readonly isFinal: boolean
}

export interface InvoiceState {
  readonly transfers: readonly SeenTransfer[]
  /** The provider's own end of the invoice. */
  readonly expires: Date
}

/** The provider cannot be asked now, or refuses. Asked again with the same key nothing happens twice. */
export class BitcoinError extends Error {
  override readonly name = 'BitcoinError'
}

/**
 * Whoever watches the chain for us: called when a payment is opened, by the job that watches it, and by the provider's
 * webhook. Amounts are whole satoshi. `open` and `read` throw BitcoinError.
 */
export interface Bitcoin {
  readonly provider: 'sandbox' | 'btcpay' | 'none'
  /** Opens an invoice; the same key again answers the same invoice. */
  open(invoice: NewInvoice, key: string): Promise<OpenInvoice>
  read(id: string): Promise<InvoiceState>
  /** Id of the invoice that a webhook is about; undefined for a forged signature, and for providers that send none. */
  readEvent(body: string, signature: string): string | undefined
}
