import { isStayDate } from '@staykit/domain'
import * as z from 'zod/mini'

// PostgreSQL cannot store U+0000, and people do not type it.
const noNul = z.regex(/^[^\0]*$/)

/** Limited texts and numbers of many calls; the server refuses others unread. */
export const text = (max = 200) => z.string().check(z.maxLength(max), noNul)
export const filled = (max = 200) => z.string().check(z.minLength(1), z.maxLength(max), noNul)
export const stayDate = z.string().check(z.refine(isStayDate, 'a date as YYYY-MM-DD'))
/** A decimal amount of money, or of coins: far above every price, and exact in minor units of every currency. */
export const amount = z.number().check(z.gte(0), z.lte(1e12))
export const count = z.int().check(z.gte(0), z.lte(100_000))
export const refId = filled(32)
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** An opaque signed text: a bundle, a contract, a capability. */
export const token = filled(4096)

export const stayFields = { checkIn: stayDate, checkOut: stayDate }
