import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'sdk', 'site', 'scripts'],
  { cwd: root, encoding: 'utf8' },
)
/** Production code: no tests and none of their helpers. */
const sources = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|cjs)$/.test(file) && !/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(file))
  .filter((file) => existsSync(join(root, file)))

const MOST_LINES = 80
const FEW_LINES = 50
/** How many functions may be over 50 lines. Lower it whenever it can be lowered. */
const FEW = 10

const parse = (file: string, text: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** Lines of each function of a file, those of the functions inside it among them. */
function lengths(file: string, text: string): { place: string; lines: number }[] {
  const source = parse(file, text)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const found: { place: string; lines: number }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart())
      found.push({ place: `${file}:${first + 1}`, lines: lineOf(node.end) - first + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function anys(file: string, text: string): string[] {
  const source = parse(file, text)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('functions', () => {
  const all = sources.flatMap((file) => lengths(file, read(file)))
  const over = (most: number) => all.filter(({ lines }) => lines > most)

  it(`none is over ${MOST_LINES} lines`, () => {
    expect(over(MOST_LINES)).toEqual([])
  })

  it(`at most ${FEW} are over ${FEW_LINES} lines`, () => {
    const long = over(FEW_LINES).map(({ place, lines }) => `${lines} ${place}`)
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(FEW)
  })

  it('no type is any', { timeout: 60_000 }, () => {
    expect(sources.flatMap((file) => anys(file, read(file)))).toEqual([])
  })

  it('a long function, a long method, a long component and an any would be caught', () => {
    const lines = '  a()\n'.repeat(MOST_LINES)
    for (const text of [
      `function f() {\n${lines}}`,
      `class C {\n m() {\n${lines}}\n}`,
      `const C = () => {\n${lines}}`,
    ])
      expect(lengths('a.tsx', text).some(({ lines }) => lines > MOST_LINES)).toBe(true)
    expect(anys('a.ts', 'const a = b as any\nlet c: Record<string, any>')).toEqual(['a.ts:1', 'a.ts:2'])
    expect(anys('a.ts', "const any = 'any' // any")).toEqual([])
  })
})
