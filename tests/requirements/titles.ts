import ts from 'typescript'
import { idsIn } from './ids.ts'
import { type Callee, calleeOf, expanded } from './table.ts'

export interface Titled {
  /** Titles of the enclosing describes and of the test, joined by ›. */
  title: string
  ids: string[]
}

/** Text of a title; expressions that need a run stay as in the source. */
function titleOf(node: ts.Node | undefined, source: ts.SourceFile): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isParenthesizedExpression(node)) return titleOf(node.expression, source)
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => `\${${expression.getText(source)}}${literal.text}`,
    )
    return node.head.text + spans.join('')
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined
  const [left, right] = [titleOf(node.left, source), titleOf(node.right, source)]
  if (left === undefined && right === undefined) return undefined
  return `${left ?? '…'}${right ?? '…'}`
}

const groups = ['describe', 'suite']
/** Skipped tests prove nothing. */
const isOff = ({ words }: Callee) => words.includes('skip') || words.includes('todo')

/** Every active test of a file, with the ids in its title and in the titles of its describes. */
export function titlesOf(file: string, text: string): Titled[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: Titled[] = []
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const callee = ts.isCallExpression(node) ? calleeOf(node.expression) : undefined
    const written = ts.isCallExpression(node) ? titleOf(node.arguments[0], source) : undefined
    if (callee && isOff(callee)) return
    const titles = callee && written !== undefined ? expanded(written, callee.table, source) : []
    const paths = titles.map((title) => [...outer, title])
    const isTest = callee !== undefined && paths.length > 0 && !groups.includes(callee.name)
    if (isTest) found.push(...paths.map((path) => ({ title: path.join(' › '), ids: idsIn(path.join(' ')) })))
    else
      for (const path of paths.length > 0 ? paths : [outer])
        ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(source, [])
  return found
}
