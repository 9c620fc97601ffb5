import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { speakPseudo } from './speak.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Workspaces by the folder of their package. */
const workspaces = ['domain', 'words', 'contract', 'stores', 'server'].map(
  (name) => [name, `packages/${name}`] as const,
)
const linked = [...workspaces, ['sdk', 'sdk'], ['site', 'site']] as const

/**
 * Creates a copy of the product with two more languages in its own folder. The published files are built from the original
 * folder, so that they contain nothing of the copy. Returns the folder; unchanged targets are not
 * built again.
 */
export async function pseudoTree(): Promise<string> {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const tree = join(tmpdir(), `staykit-pseudo-${name}`)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file && isNeeded(file) && existsSync(join(root, file)))
  // Files removed from the product are removed from the copy; built files stay.
  for (const folder of [
    'sdk/src',
    'sdk/build',
    'site/src',
    'packages',
    'docs',
    'tests',
    'scripts',
    'examples',
  ])
    rmSync(join(tree, folder), { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    copyFileSync(join(root, file), join(tree, file))
  }
  linkPackages(tree)
  speakPseudo(tree)
  return tree
}

/** Leaves out the documentation, which has no translations, and tests except the scripts of the languages. */
const isNeeded = (file: string) =>
  !file.startsWith('docs/site/') && (!file.startsWith('tests/') || file.startsWith('tests/pseudo/'))

/** Packages are those of the product, except for the workspaces of the copy. */
function linkPackages(tree: string): void {
  const packages = join(tree, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  mkdirSync(join(packages, '@staykit'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@staykit') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const [name, folder] of linked) {
    symlinkSync(join(tree, folder), join(packages, '@staykit', name))
    const own = join(folder, 'node_modules')
    rmSync(join(tree, own), { recursive: true, force: true })
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(tree, own))
  }
}
