import ts from 'typescript'
import { idsIn } from './ids.ts'

export interface Callee {
  /** it, test, describe or suite */
  name: string
  /** Its modifiers: concurrent, each, skip, … */
  words: string[]
  /** The rows of each or for. */
  table?: ts.Expression
}

const bases = ['it', 'test', 'describe', 'suite']

/** Parses it, it.concurrent, describe.each(rows), it.skipIf(…); undefined for any other call. */
export function calleeOf(node: ts.Expression): Callee | undefined {
  if (ts.isIdentifier(node)) {
    // `itWithMedia` is a test in the engines that emulate media.
    const name = node.text.replace(/With[A-Z]\w*$/, '')
    return bases.includes(name) ? { name, words: [] } : undefined
  }
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag)
  if (ts.isPropertyAccessExpression(node)) {
    const inner = calleeOf(node.expression)
    return inner && { ...inner, words: [...inner.words, node.name.text] }
  }
  if (!ts.isCallExpression(node)) return undefined
  const inner = calleeOf(node.expression)
  const isTable = inner?.words.at(-1) === 'each' || inner?.words.at(-1) === 'for'
  return inner && { ...inner, table: isTable ? node.arguments[0] : inner.table }
}

function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapped ? bare(node.expression) : node
}

/** The rows in the source, also from a constant of the same file. */
function rowsOf(table: ts.Expression | undefined, source: ts.SourceFile): readonly ts.Expression[] {
  if (!table) return []
  const node = bare(table)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(bare)
  if (!ts.isIdentifier(node)) return []
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text)
  return declared?.initializer ? rowsOf(declared.initializer, source) : []
}

const textOf = (node: ts.Expression | undefined) =>
  node && (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) ? node.text : undefined

/** The title of one row: fills %s and similar from the cells in order, $name from the row's property. */
function fill(title: string, row: ts.Expression): string {
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]
  const property = (name: string) => {
    if (!ts.isObjectLiteralExpression(row)) return undefined
    const found = row.properties.find(
      (each) => each.name && ts.isIdentifier(each.name) && each.name.text === name,
    )
    return found && ts.isPropertyAssignment(found) ? textOf(bare(found.initializer)) : undefined
  }
  return title
    .replace(/%[sdifjoO]/g, (mark) => textOf(cells.shift()) ?? mark)
    .replace(/\$(\w+)/g, (mark, name: string) => property(name) ?? mark)
}

/** A title as written, or one for each row that adds an id. */
export function expanded(title: string, table: ts.Expression | undefined, source: ts.SourceFile): string[] {
  const own = idsIn(title)
  const filled = rowsOf(table, source).map((row) => fill(title, row))
  const withIds = filled.filter((each) => idsIn(each).length > own.length)
  return withIds.length > 0 ? [...(own.length > 0 ? [title] : []), ...withIds] : [title]
}
