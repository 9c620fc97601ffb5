import { bitcoin } from './bitcoin.ts'
import { card } from './card.ts'
import { wallet } from './wallet.ts'

// To add a method: add its file to this folder, and one line to each of the lists below.

/** Names on the wire. */
export const paymentMethods = [card.name, bitcoin.name, wallet.name] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Default payment method of a booking request (HOT-141). */
export const defaultPaymentMethod: PaymentMethod = card.name

export const paymentStatuses = [...bitcoin.statuses, ...card.statuses, ...wallet.statuses] as const

export const paymentPayload = { ...card.payload, ...bitcoin.payload, ...wallet.payload }
export const paymentProgress = { ...card.progress, ...bitcoin.progress, ...wallet.progress }
export const paymentReceipt = { ...card.receipt, ...bitcoin.receipt, ...wallet.receipt }
