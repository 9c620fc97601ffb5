import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { compat, functions, oldest } from './compat.ts'
import type { Use } from './script.ts'

const units: Readonly<Record<string, string>> = {
  dv: 'css.types.length.viewport_percentage_units_dynamic',
  sv: 'css.types.length.viewport_percentage_units_small',
  lv: 'css.types.length.viewport_percentage_units_large',
  cq: 'css.types.length.container_query_length_units',
}

function declarationKeys({ prop, value }: Declaration): (string | undefined)[] {
  if (prop.startsWith('--')) return valueKeys(value)
  const words = value.match(/(?<![\w-])[a-z-]+(?![\w(-])/g) ?? []
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    ...valueKeys(value),
  ]
}

function valueKeys(value: string): (string | undefined)[] {
  const called = [...value.matchAll(/([a-z-]+)\((from )?/g)].flatMap(([, name = '', isRelative]) => [
    oldest(functions.get(name) ?? []),
    isRelative && `css.types.color.${name}.relative_syntax`,
  ])
  const measured = [...value.matchAll(/\d(dv|sv|lv|cq)\w+/g)].map(([, unit = '']) => units[unit])
  return [...called, ...measured]
}

function ruleKeys({ name, params }: AtRule): (string | undefined)[] {
  const words = params.match(/[a-z-]{4,}/g) ?? []
  return [`css.at-rules.${name}`, ...words.map((word) => `css.at-rules.${name}.${word}`)]
}

/** Whether @supports asks for it, or a prefixed property stands beside it. */
function isGuarded(node: ChildNode): boolean {
  const { parent } = node
  if (!parent || parent.type === 'root') return false
  if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  const beside = node.type === 'decl' ? (parent.nodes ?? []) : []
  const prefixed = node.type === 'decl' && `-webkit-${node.prop}`
  return beside.some((one) => one.type === 'decl' && one.prop === prefixed) || isGuarded(parent as ChildNode)
}

function keysOf(node: ChildNode): (string | undefined)[] {
  if (node.type === 'decl') return declarationKeys(node)
  if (node.type === 'atrule') return ruleKeys(node)
  if (node.type !== 'rule') return []
  return [...node.selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
}

/** Features of a style sheet. */
export function styleUses(css: string): Use[] {
  const uses: Use[] = []
  postcss.parse(css).walk((node) => {
    for (const key of keysOf(node)) if (key && compat.has(key)) uses.push({ key, isGuarded: isGuarded(node) })
  })
  return uses
}
