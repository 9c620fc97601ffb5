import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'sdk/src')
const built = join(root, 'docs/site/dist/gallery')

/** Folders of shared components in sdk/src/ui. Each has a component, a test and a page. */
const rooms = readdirSync(join(source, 'ui'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
interface Piece {
  readonly name: string
  readonly file: string
  readonly doc: string
  readonly states: readonly string[]
}
const pieces: readonly Piece[] = JSON.parse(readFileSync(join(root, 'sdk/dist/gallery/pieces.json'), 'utf8'))

/** Returns one line for each file that a component's folder lacks. */
function lacking(name: string, files: readonly string[]): string[] {
  const needed = [`${name}.tsx`, `${name}.gallery.tsx`]
  const missing = needed.filter((file) => !files.includes(file))
  return [
    ...missing.map((file) => `${name}/${file}`),
    ...(files.some((file) => file.endsWith('.test.tsx')) ? [] : [`${name}: a test`]),
  ]
}

describe('the component gallery', () => {
  it('has every folder of sdk/src/ui, each with its component, its test and its page', () => {
    const found = rooms.flatMap((name) => lacking(name, readdirSync(join(source, 'ui', name))))
    expect(found).toEqual([])
    expect(rooms.length).toBeGreaterThan(15)
  })

  it('every component of sdk/src/ui is in a folder', () => {
    const loose = readdirSync(join(source, 'ui')).filter((name) => name.endsWith('.tsx'))
    expect(loose.filter((name) => !/^with-texts|\.test\.tsx$/.test(name))).toEqual([])
  })

  it.each(pieces.map((piece) => [piece.name, piece] as const))(
    '%s has a page with all of its states',
    (name, piece) => {
      const html = readFileSync(join(built, name, 'index.html'), 'utf8')
      expect(piece.states).toContain('default')
      const expected = [
        ...piece.states.map((state) => `<stay-gallery piece="${name}" state="${state}"`),
        ...['Props', 'Keyboard', 'Tokens and parts', 'Used by', 'Right to left', 'Dark'].map(
          (text) => `>${text}<`,
        ),
        `sdk/src/${piece.file}`,
      ]
      expect(expected.filter((text) => !html.includes(text))).toEqual([])
      expect(piece.doc).toMatch(/\w{3}/)
    },
  )

  it('stays out of packages and partner files', () => {
    const { exports, files } = JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8'))
    expect(JSON.stringify([exports, files])).not.toContain('gallery')
    const published = ['cdn', 'npm', 'card-frame'].flatMap((folder) =>
      globSync('**/*.js', { cwd: join(root, 'sdk/dist', folder) }).map((file) =>
        join(root, 'sdk/dist', folder, file),
      ),
    )
    expect(published.length).toBeGreaterThan(100)
    expect(published.filter((file) => readFileSync(file, 'utf8').includes('stay-gallery'))).toEqual([])
    expect(existsSync(join(root, 'docs/site/dist/pieces/gallery.js'))).toBe(true)
  })

  it('finds a component without a page, and one without a test (control)', () => {
    expect(lacking('a', ['a.tsx', 'a.test.tsx'])).toEqual(['a/a.gallery.tsx'])
    expect(lacking('b', ['b.tsx', 'b.gallery.tsx'])).toEqual(['b: a test'])
  })
})
