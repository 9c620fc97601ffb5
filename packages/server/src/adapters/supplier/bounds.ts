import * as z from 'zod'

/** The end of a text, of a list, and of what is inside something else, in an answer of a provider. */
const LONGEST_TEXT = 20_000
const LONGEST_LIST = 5_000
const DEEPEST = 50

/** Control characters but tabs and line breaks, and half surrogates: no store and no page takes them. */
const UNUSABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** A text without what no store takes, up to its bound. */
export const cleanText = (text: string): string => text.slice(0, LONGEST_TEXT).replace(UNUSABLE, '')

/**
 * An answer of a provider before its schema reads it: the rules of our edge hold for suppliers too. Long lists and texts end,
 * and what no store takes is left out.
 */
export function bounded(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return null
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((each) => bounded(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bounded(each, depth + 1)]))
}

/** A name of a hotel, a room or a person. */
export const name = z.string().min(1).max(300)

/** An amount of money for one stay. */
export const amountNumber = z.number().min(0).max(1e9)

const finite = (least: number, most: number) => z.number().min(least).max(most)

/** Facts that a hotel may lack: a wrong one is none. */
export const optionalFact = (least: number, most: number) => finite(least, most).nullish().catch(undefined)

/** Degrees. */
export const latitude = finite(-90, 90)
export const longitude = finite(-180, 180)
