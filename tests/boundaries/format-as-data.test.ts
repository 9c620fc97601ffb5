import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rooms = ['packages', 'sdk', 'site', 'examples'].flatMap((room) =>
  ['ts', 'tsx', 'astro'].map((end) => `${room}/*.${end}`),
)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...rooms], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$/.test(file))

const FORMAT = /^(format|toLocale(Date|Time)?String)$/
const READS = /^(split|slice|substring|match|localeCompare|exec|test|Number|parseInt|parseFloat|parse|Date)$/
const comparing = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])

const nameOf = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : ''

/** A text of a language: `format.format(date)`, `date.toLocaleDateString()`. */
const isText = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  FORMAT.test(node.expression.name.text)

/** A date in one language, whatever the language of the page: it is for a program. */
function isOfOneLanguage(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const [language] = node.arguments ?? []
  return (
    !!language &&
    ts.isStringLiteral(language) &&
    /^(DateTimeFormat|toLocale(Date|Time)String)$/.test(nameOf(node.expression))
  )
}

/** A text that is parsed or compared. */
function isRead(node: ts.Node): boolean {
  const { parent } = node
  if (!isText(node)) return false
  if (ts.isBinaryExpression(parent)) return comparing.has(parent.operatorToken.kind)
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return READS.test(nameOf(parent.expression))
  return (
    ts.isPropertyAccessExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    READS.test(parent.name.text)
  )
}

/** The lines that take a text of a language for data. */
function formatsAsData(text: string): string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isRead(node) || isOfOneLanguage(node))
      found.push(text.split('\n')[source.getLineAndCharacterOfPosition(node.getStart()).line]?.trim() ?? '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('a text of a language', () => {
  it('stays out of parsers and comparisons: each version of a browser writes it in another way', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (!/\.format\(|toLocale|DateTimeFormat/.test(text)) return []
      const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
      return formatsAsData(code).map((line) => `${file}: ${line}`)
    })
    expect(found).toEqual([])
  })

  it('fails the check where a program reads it (control)', () => {
    const wrong = [
      '/^(.+)-/.exec(days.format(now))',
      "days.format(now).split('/')",
      'Number(days.format(now).slice(0, 2))',
      'day >= now.toLocaleDateString(undefined, { timeZone })',
      'new Date(now.toLocaleString(locale, { timeZone }))',
      "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })",
      "now.toLocaleDateString('sv')",
    ]
    const right = [
      'days.format(now)',
      'new Intl.DateTimeFormat(locale)',
      'days.formatToParts(now)',
      'label(count.toLocaleString(locale))',
    ]
    expect(formatsAsData([...wrong, ...right].join('\n'))).toEqual(wrong)
  })
})
