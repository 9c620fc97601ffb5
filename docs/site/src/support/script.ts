import { type Node, parse } from 'acorn'
import { compat, members, oldest } from './compat.ts'

/** A use of a feature. */
export interface Use {
  readonly key: string
  /** The code asks for the feature, or calls it with `?.`. */
  readonly isGuarded: boolean
  /** Throws in a browser without it. */
  readonly isCall?: boolean
}

/** Any node of a syntax tree. */
type Tree = Node & Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof (value as Tree | undefined)?.type === 'string'
const childrenOf = (tree: Tree): readonly Tree[] => Object.values(tree).flat().filter(isTree)
const isFunction = ({ type }: Tree): boolean => type.includes('Function')
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const nameOf = (tree: unknown): string =>
  isTree(tree) && tree.type === 'Identifier' ? text(tree['name']) : ''
const wordOf = (tree: unknown): string => (isTree(tree) && tree.type === 'Literal' ? text(tree['value']) : '')

const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
}

const globalKey = (name: string) =>
  oldest([
    `api.${name}`,
    `javascript.builtins.${name}`,
    `api.Window.${name}`,
    `api.WorkerGlobalScope.${name}`,
  ])

/** The member that a name of an object is; of an object that is not known, the oldest with the name. */
function memberKey(object: string, member: string): string | undefined {
  const owner = instances[object] ?? object
  const keys = [
    `api.${owner}.${member}_static`,
    `api.${owner}.${member}`,
    `javascript.builtins.${owner}.${member}`,
  ]
  const isKnown = object in instances || (/^[A-Z]\w{2}/.test(object) && globalKey(object))
  const own = oldest(keys) ?? (owner === 'Window' ? globalKey(member) : undefined)
  return isKnown ? own : oldest(members.get(member) ?? [])
}

const syntax: Readonly<Record<string, (tree: Tree) => string | false | undefined>> = {
  StaticBlock: () => 'javascript.classes.static.initialization_blocks',
  PropertyDefinition: ({ key }) =>
    isTree(key) && key.type === 'PrivateIdentifier'
      ? 'javascript.classes.private_class_fields'
      : 'javascript.classes.public_class_fields',
  ChainExpression: () => 'javascript.operators.optional_chaining',
  LogicalExpression: ({ operator }) => operator === '??' && 'javascript.operators.nullish_coalescing',
  AssignmentExpression: ({ operator }) =>
    ({
      '??=': 'javascript.operators.nullish_coalescing_assignment',
      '||=': 'javascript.operators.logical_or_assignment',
      '&&=': 'javascript.operators.logical_and_assignment',
    })[text(operator)],
  ImportExpression: () => 'javascript.operators.import',
  Literal: ({ regex }) => {
    const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string }
    if (flags.includes('v')) return 'javascript.builtins.RegExp.unicodeSets'
    if (/\(\?<[=!]/.test(pattern)) return 'javascript.regular_expressions.lookbehind_assertion'
    if (/\(\?<\w/.test(pattern)) return 'javascript.regular_expressions.named_capturing_group'
    return (
      flags.includes('u') &&
      /\\p/.test(pattern) &&
      'javascript.regular_expressions.unicode_character_class_escape'
    )
  },
}

/** The attributes of an element that the code creates: `h('div', { popover: 'manual' })`. */
function elementKeys({ arguments: given }: Tree): (string | undefined)[] {
  const [tag, attributes] = Array.isArray(given) ? given : []
  const name = wordOf(tag)
  if (!compat.has(`html.elements.${name}`) || !isTree(attributes) || attributes.type !== 'ObjectExpression')
    return []
  const keys = childrenOf(attributes).map((property) =>
    (nameOf(property['key']) || wordOf(property['key'])).toLowerCase(),
  )
  return [
    `html.elements.${name}`,
    ...keys.map((key) => oldest([`html.elements.${name}.${key}`, `html.global_attributes.${key}`])),
  ]
}

/** The features that a node uses, each with its name in the code. */
function usesOf(tree: Tree, parent: Tree | undefined): (readonly [key: string | undefined, name: string])[] {
  if (tree.type === 'MemberExpression') {
    const member = tree['computed'] ? wordOf(tree['property']) : nameOf(tree['property'])
    return member ? [[memberKey(nameOf(tree['object']), member), member]] : []
  }
  if (tree.type === 'Identifier') {
    const isProperty = parent?.['property'] === tree || parent?.['key'] === tree
    const name = nameOf(tree)
    return isProperty || !/^[A-Z]\w{3}/.test(name) ? [] : [[globalKey(name), name]]
  }
  if (tree.type === 'CallExpression') return elementKeys(tree).map((key) => [key, ''] as const)
  return [[syntax[tree.type]?.(tree) || undefined, '']]
}

/** The names that a node asks for: `'popover' in x`, `typeof X`, `x.name ? …`, `x.name?.()`. */
function askedBy(tree: Tree): string[] {
  if (tree.type === 'BinaryExpression' && tree['operator'] === 'in') return [wordOf(tree['left'])]
  if (tree.type === 'UnaryExpression' && tree['operator'] === 'typeof') return namesIn(tree['argument'])
  if (tree.type === 'IfStatement' || tree.type === 'ConditionalExpression') return namesIn(tree['test'])
  if (tree.type === 'LogicalExpression') return namesIn(tree['left'])
  if (tree['optional'] === true) return namesIn(tree['callee'] ?? tree['object'])
  return []
}

/** A test says nothing about a function that it calls. */
function namesIn(tree: unknown): string[] {
  if (!isTree(tree)) return []
  if (tree.type === 'MemberExpression') return [nameOf(tree['property'])]
  if (tree.type === 'CallExpression') return []
  return [nameOf(tree), ...childrenOf(tree).flatMap(namesIn)]
}

/** Features of a script, and the style sheets in it. A use is guarded if a function around it asks for the feature. */
export function scriptUses(code: string): {
  readonly uses: readonly Use[]
  readonly styles: readonly string[]
} {
  const uses: Use[] = []
  const styles: string[] = []
  // What the module asks for as it loads holds for that code alone.
  const visit = (
    tree: Tree,
    parent: Tree | undefined,
    outer: ReadonlySet<string>,
    here: ReadonlySet<string>,
  ) => {
    const inner = isFunction(tree) ? new Set([...outer, ...allAsked(tree)]) : outer
    const guards = isFunction(tree) ? inner : here
    for (const [key, name] of usesOf(tree, parent))
      if (key) uses.push({ key, isGuarded: guards.has(name), isCall: parent?.['callee'] === tree })
    const style = wordOf(tree) || text((tree['value'] as { cooked?: string } | undefined)?.cooked)
    if (/[^{]\{[^{}]*:[^{}]*\}/.test(style)) styles.push(style)
    for (const child of childrenOf(tree)) visit(child, tree, inner, guards)
  }
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Tree
  visit(program, undefined, new Set(), new Set(allAsked(program)))
  return { uses, styles }
}

/** Everything that a function asks for, without the functions in it. */
function allAsked(tree: Tree): string[] {
  return childrenOf(tree).flatMap((child) => [
    ...askedBy(child),
    ...(isFunction(child) ? [] : allAsked(child)),
  ])
}
