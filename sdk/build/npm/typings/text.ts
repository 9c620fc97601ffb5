import type { Attribute } from '../model.ts'

/** `import type` of names, each once. */
export const imported = (names: readonly string[], from: string) =>
  `import type { ${[...new Set(names)].sort().join(', ')} } from '${from}'\n`

export const commented = (doc: string, indent = '') => `${indent}/** ${doc.replaceAll('*/', '* /')} */\n`

const withDefault = ({ doc, default: value, deprecated }: Attribute) => {
  if (deprecated) return `@deprecated ${deprecated}.`
  return value === undefined ? doc : `${doc} Default: ${value}.`
}

/** A line of an interface, with its docstring. */
export const field = (name: string, type: string, doc: string) =>
  `${commented(doc, '  ')}  ${/^\w+$/.test(name) ? name : `'${name}'`}?: ${type} | undefined\n`

/** Properties: typed values. */
export const propertyFields = (attributes: readonly Attribute[]) =>
  attributes.map((one) => field(one.prop, one.type, withDefault(one))).join('')

/** Attribute type for both spellings: numbers and booleans may be text in markup. */
export function markupFields(attributes: readonly Attribute[]): string {
  return attributes
    .flatMap((one) => {
      const type = markup[one.kind as 'number'] ?? one.type
      return [...new Set([one.prop, one.dashed])].map((name) => field(name, type, withDefault(one)))
    })
    .join('')
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is TypeScript's own template type
const markup = { number: 'number | `${number}`', boolean: "boolean | '' | 'true' | 'false'" } as const
