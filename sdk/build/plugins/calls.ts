import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { parseAst } from 'rollup/parseAst'

/** What a call says to the server and to the documentation of the API. */
const serverOnly = [
  'access',
  'anyOrigin',
  'badRequest',
  'bodyBytes',
  'brand',
  'isBeacon',
  'limits',
  'summary',
]

/** Modules of calls. */
export const callModules = /\/contract\/src\/calls\/[\w-]+\.ts$/

type Statement = ReturnType<typeof parseAst>['body'][number]
type Variable = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type ObjectNode = Extract<Variable['init'], { type: 'ObjectExpression' }>

/** The module text that replaces a module of calls in a bundle: without what only the server reads. */
export async function leanCalls(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', target: 'es2022' })
  return parseAst(code)
    .body.flatMap(objectsIn)
    .reduceRight((text, object) => {
      const { start, end } = rangeOf(object)
      return text.slice(0, start) + leanText(object, code) + text.slice(end)
    }, code)
}

/** Objects that describe a call, or what several calls share. */
function objectsIn(statement: Statement): ObjectNode[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    const isCall = init?.type === 'CallExpression' && isNamed(init.callee, 'defineCall')
    const object = isCall ? init.arguments[0] : init
    return object?.type === 'ObjectExpression' ? [object] : []
  })
}

function leanText({ properties }: ObjectNode, code: string): string {
  const texts = properties
    .filter((one) => one.type === 'SpreadElement' || !serverOnly.some((name) => isNamed(one.key, name)))
    .map((one) => code.slice(rangeOf(one).start, rangeOf(one).end))
  return `{${texts.join()}}`
}

const isNamed = (node: { readonly type: string }, name: string) =>
  node.type === 'Identifier' && 'name' in node && node.name === name

/** Nodes of Rollup have their place in the text. */
const rangeOf = (node: { readonly type: string }) =>
  node as unknown as { readonly start: number; readonly end: number }
