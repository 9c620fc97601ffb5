import type { Kind } from './declaration.ts'

/** Run-time description of an attribute, for define-element. */
export interface AttributeKinds {
  readonly [prop: string]: Kind
}

/** Every spelling under which HTML can carry a camelCase prop: ref-id, refid. */
export function spellings(prop: string): string[] {
  const dashed = prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return dashed === prop ? [prop] : [dashed, dashed.replaceAll('-', '')]
}

/** Value of an attribute; undefined when it is absent or invalid. Throws SyntaxError for malformed JSON. */
export function parseAttribute(kind: Kind, text: string | null): unknown {
  if (text === null) return undefined
  if (kind === 'boolean') return text !== 'false'
  if (kind === 'json') return JSON.parse(text)
  if (kind !== 'number') return text
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(value) ? undefined : value
}
