import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { repositoryTexts, type Text } from '../requirements/files.ts'
import { titlesOf } from '../requirements/titles.ts'
import forbidden from './forbidden-words.json' with { type: 'json' }

/** Rooms that still have private words and names; docs/retention.md repeats texts of the server. */
const notYetCovered: readonly string[] = []
/** Texts of the specification and of travellers, and the table of private words itself. */
const quoted = ['docs/requirements/', 'site/src/content/', 'docs/glossary.md']

const words = forbidden.words.map(({ pattern, write }) => ({
  pattern: new RegExp(`\\b(?:${pattern.replaceAll(' ', '\\s+')})\\b`, 'gi'),
  write,
}))
const names = new Set(forbidden.names)
const headless = new RegExp(`^(?:${forbidden.titleStarts.join('|')})\\b`, 'i')

const isCode = (file: string) => /\.(tsx?|mts|mjs|cjs|js|jsx|astro|css|svelte|vue)$/.test(file)
const isProgram = (file: string) => /\.(tsx?|mts|mjs|cjs|js|jsx|astro)$/.test(file)
const isTest = (file: string) => /\.(test|journey|partner)\.tsx?$/.test(file)
const hasHashComments = (file: string) =>
  /(\.(ya?ml|toml|sh|service|conf|env)|\.env\.example|Caddyfile|Containerfile)$/.test(file)

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Replaces everything except comments with spaces, so that places stay the same. */
function commentsOf({ file, text }: Text): string {
  if (hasHashComments(file))
    return text.replace(/^(.*?)((?:^|\s)#.*)?$/gm, (_, code, comment = '') => blank(code) + comment)
  let isInside = false
  const lines = text.split('\n').map((line) => {
    const start = isInside ? 0 : line.search(/(?<![\w:'"`*])(\/\*|\/\/ |<!--)/)
    if (start < 0) return blank(line)
    isInside = (isInside || !line.startsWith('//', start)) && !/\*\/|-->/.test(line.slice(start))
    return blank(line.slice(0, start)) + line.slice(start)
  })
  return lines.join('\n').replace(/^\s*(\*|\/\/) /gm, blank)
}

/** Replaces code and addresses in prose with spaces. */
const withoutCode = (text: string): string =>
  text.replace(/^( *)(```|~~~).*?^\1\2/gms, blank).replace(/`[^`\n]*`|\]\([^)\n]*\)|https?:\S+/g, blank)

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Private words in comments, Markdown and titles of tests, as "file:line: word (write: …)". */
function privateWords({ file, text }: Text): string[] {
  const find = (prose: string, line = (index: number) => lineOf(prose, index)) =>
    words.flatMap(({ pattern, write }) =>
      [...prose.matchAll(pattern)].map(
        (match) => `${file}:${line(match.index)}: "${match[0].replace(/\s+/g, ' ')}" (write: ${write})`,
      ),
    )
  if (file.endsWith('.md')) return find(withoutCode(text))
  const inComments =
    isCode(file) || hasHashComments(file) ? find(withoutCode(commentsOf({ file, text }))) : []
  const inTitles = titles({ file, text }).flatMap(({ title, line }) => find(title, () => line))
  return [...inComments, ...inTitles]
}

/** Declarations of variables, parameters and functions that are only a participle. */
function participles({ file, text }: Text): string[] {
  if (!isProgram(file)) return []
  const program = file.endsWith('.astro')
    ? (/^---\n.*?^---$/ms.exec(text)?.[0].replaceAll('---', '') ?? '')
    : text
  if (!forbidden.names.some((name) => program.includes(name))) return []
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const declared =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node)
    if (declared && node.name && ts.isIdentifier(node.name) && names.has(node.name.text))
      found.push(`${file}:${lineOf(program, node.name.getStart())}: ${node.name.text}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Titles of tests and describes without ids of requirements. */
function titles({ file, text }: Text): { title: string; line: number }[] {
  if (!isTest(file)) return []
  const all = new Set(titlesOf(file, text).flatMap(({ title }) => title.split(' › ')))
  return [...all].map((title) => ({
    title: title.replace(/^(\[[^\]]+\]\s*)+/, ''),
    line: lineOf(text, text.indexOf(title.slice(0, 20))),
  }))
}

const headlessTitles = (text: Text): string[] =>
  titles(text)
    .filter(({ title }) => headless.test(title))
    .map(({ title, line }) => `${text.file}:${line}: ${title}`)

describe('plain English', () => {
  const texts = repositoryTexts()
  const covered = texts.filter(
    ({ file }) => ![...notYetCovered, ...quoted].some((room) => file.startsWith(room)),
  )

  it('comments, documents and titles use no private words', () => {
    expect(covered.flatMap(privateWords)).toEqual([])
  })

  it('variables have names for what they hold', () => {
    expect(covered.flatMap(participles)).toEqual([])
  })

  it('titles of tests begin with a subject or a verb', () => {
    expect(texts.flatMap(headlessTitles)).toEqual([])
  })

  it('the check finds a private word in each kind of text (control)', () => {
    const hits = (file: string, text: string) => privateWords({ file, text })
    const payment = (place: string) => `${place}: "way to pay" (write: payment method)`
    expect(hits('a.ts', 'f()\n// A way\n// to pay.')).toEqual([payment('a.ts:2')])
    expect(hits('a.tsx', '/**\n * One\n * way to pay.\n */')).toEqual([payment('a.tsx:3')])
    expect(hits('a.astro', '<!-- A\nway to pay -->')).toHaveLength(1)
    expect(hits('a.css', 'a {}\n/* Whoever */')).toHaveLength(1)
    expect(hits('a.yaml', 'a: 1 # nobody')).toHaveLength(1)
    expect(hits('README.md', '# A\n\nA **way to pay**.')).toEqual([payment('README.md:3')])
    expect(hits('a.test.ts', "\nit('[HOT-001] is kept by a way to pay', f)")).toHaveLength(2)
    const fine = "const whoever = 'way to pay' // A user is asked to sign in; see https://heed.test"
    expect(hits('a.ts', fine)).toEqual([])
    expect(hits('README.md', '```\nway to pay\n```\n`whoever` [a](heed)')).toEqual([])
  })

  it('the check finds a participle in each kind of declaration (control)', () => {
    const hits = (text: string, file = 'a.ts') => participles({ file, text })
    expect(hits('\nconst known = 1')).toEqual(['a.ts:2: known'])
    for (const text of ['let told', 'const { a: kept } = b', 'f((asked) => 1)', 'function said() {}'])
      expect(hits(text), text).toHaveLength(1)
    expect(hits('---\nconst heard = 1\n---\n<p>', 'a.astro')).toEqual(['a.astro:2: heard'])
    expect(hits("const stored = row.known ?? 'told' // kept\ntype A = { asked: 1 }")).toEqual([])
  })

  it('the check finds a title without a subject (control)', () => {
    const hits = (title: string) => headlessTitles({ file: 'a.test.ts', text: `\nit('${title}', f)` })
    expect(hits('[HOT-046] are refused')).toEqual(['a.test.ts:2: are refused'])
    for (const title of ['is stored', 'that a caller has', 'Of a hotel'])
      expect(hits(title), title).toHaveLength(1)
    for (const title of ['keeps it', 'a withdrawn offer is refused', 'whatever is wrong is named'])
      expect(hits(title), title).toEqual([])
  })
})
