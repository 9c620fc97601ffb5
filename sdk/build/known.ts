// Writes sdk/src/diagnostics/known.ts, the diagnostics' data about elements, from the declarations: `node sdk/build/known.ts`.
// The builds run it, too, and a test compares the file.
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { declarations } from '../src/elements/declarations.ts'
import { spellings } from '../src/runtime/attributes.ts'
import { type AttributeDeclaration, type Declaration, sharedAttributes } from '../src/runtime/declaration.ts'
import { source, version } from './paths.ts'

export const knownFile = `${source}diagnostics/known.ts`

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

const kindText = ({ kind, values, range }: AttributeDeclaration) => {
  if (values) return `= ${values.join(' ')}`
  return range ? `# ${range.join(' ')}` : kind
}

/**
 * The kind, `= ` and the allowed values, `# ` and the range of a whole number, or `> ` with the replacement and the version
 * that deprecated the attribute.
 */
function attributeLines(attributes: Declaration['attributes']): string[] {
  const written = Object.entries<AttributeDeclaration>(attributes).filter(
    ([, { kind }]) => kind !== 'callback',
  )
  return written.flatMap(([prop, attribute]) => [
    ...spellings(prop).map((name) => `${quoted(name)}: '${kindText(attribute)}',`),
    ...Object.entries(attribute.formerNames ?? {}).flatMap(([former, since]) =>
      spellings(former).map((name) => `${quoted(name)}: '> ${spellings(prop)[0]} ${since}',`),
    ),
  ])
}

/** The text of diagnostics/known.ts. */
export function knownText(all: readonly Declaration[] = Object.values(declarations)): string {
  const element = ({ tag, attributes, isBare }: Declaration) =>
    `  '${tag}': {\n${isBare ? '' : '    ...shared,\n'}${attributeLines(attributes)
      .map((line) => `    ${line}\n`)
      .join('')}  },\n`
  return `// Written by sdk/build/known.ts from the declarations of the elements.

/** Version of this copy. */
export const version = '${version}'

const shared = {
${attributeLines(sharedAttributes)
  .map((line) => `  ${line}\n`)
  .join('')}}

/** Tag → attribute in each of its spellings → its kind, "=" and its values, "#" and its range, or ">" and its replacement. */
export const attributesByTag: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${all.map(element).join('')}}
`
}

/** Updates diagnostics/known.ts from the declarations. */
export async function writeKnown(): Promise<void> {
  const text = knownText()
  if ((await readFile(knownFile, 'utf8').catch(() => '')) !== text) await writeFile(knownFile, text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeKnown()
