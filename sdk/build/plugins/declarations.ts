import { pathToFileURL } from 'node:url'
import type { Declaration } from '../../src/runtime/declaration.ts'
import { callModules, leanCalls } from './calls.ts'

/** The runtime part of a declaration: its tag and the kinds of its attributes, without descriptions, events and parts. */
function lean({ tag, attributes, firstHeading }: Declaration) {
  return { tag, attributes: leanAttributes(attributes), firstHeading }
}

type Attributes = Declaration['attributes']

function leanAttributes(attributes: Attributes) {
  return Object.fromEntries(
    Object.entries(attributes).map(([prop, { kind, formerNames }]) => [prop, { kind, formerNames }]),
  )
}

/** The module text that replaces an element.ts, or declaration.ts, in a bundle; undefined for other files. */
export async function leanDeclaration(file: string): Promise<string | undefined> {
  if (!/\/(element|declaration)\.ts$/.test(file)) return undefined
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const statements: string[] = []
  for (const [name, value] of Object.entries(module)) {
    if (name === 'sharedAttributes') statements.push(constant(name, leanAttributes(value as Attributes)))
    else if (typeof value === 'object' && value && 'tag' in value) {
      statements.push(constant(name, lean(value as Declaration)))
    }
  }
  return statements.join('\n')
}

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`

/** Rollup plugin: bundles contain lean declarations and calls. */
export function declarations() {
  return {
    name: 'staykit-declarations',
    async load(id: string) {
      return callModules.test(id) ? leanCalls(id) : ((await leanDeclaration(id)) ?? null)
    },
  }
}
