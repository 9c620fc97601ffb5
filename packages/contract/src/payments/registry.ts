import { bitcoin } from './bitcoin.ts'
import { card } from './card.ts'
import { wallet } from './wallet.ts'

// A new method: its file beside these, and one line in each of the lists below.

/** Names on the wire. */
export const paymentMethods = [card.name, bitcoin.name, wallet.name] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What a booking request that names none is paid with (HOT-141). */
export const defaultPaymentMethod: PaymentMethod = card.name

export const paymentStatuses = [...bitcoin.statuses, ...card.statuses, ...wallet.statuses] as const

export const paymentPayload = { ...card.payload, ...bitcoin.payload, ...wallet.payload }
export const paymentProgress = { ...card.progress, ...bitcoin.progress, ...wallet.progress }
export const paymentReceipt = { ...card.receipt, ...bitcoin.receipt, ...wallet.receipt }
