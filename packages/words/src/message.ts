import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Message } from './typed.ts'

/**
 * Compiles ICU MessageFormat into the format that elements read at run time. Supports simple arguments (`{name}`), and
 * `{count, plural, …}` around a whole text. Throws for anything else.
 */
export function compile(icu: string): Message {
  const parts = parse(icu, { ignoreTag: true, requiresOtherClause: true })
  const [first] = parts
  if (parts.length !== 1 || first?.type !== TYPE.plural) return textOf(parts)
  return pluralOf(first)
}

function pluralOf({ value, pluralType, options }: PluralElement): Message {
  if (value !== 'count' || pluralType !== 'cardinal')
    throw new Error('a plural uses {count}, with cardinal categories')
  return Object.fromEntries(
    Object.entries(options).map(([category, option]) => [category, textOf(option.value)]),
  )
}

const textOf = (parts: readonly MessageFormatElement[]): string => parts.map(partOf).join('')

function partOf(part: MessageFormatElement): string {
  if (part.type === TYPE.literal) return part.value
  if (part.type === TYPE.argument) return `{${part.value}}`
  if (part.type === TYPE.pound) return '{count}'
  throw new Error(
    'a text may contain {placeholders}, or one plural around the whole text, and no other formats',
  )
}

export const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** Names of a text's placeholders, without duplicates. */
export const placeholdersOf = (message: Message): readonly string[] =>
  [
    ...new Set(
      formsOf(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
    ),
  ].sort()
