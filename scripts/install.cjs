// Installs packages when they differ from package-lock.json, and writes the modules of packages/words. `node scripts/install.cjs
// product` installs what npm start needs at once, `docs` what it needs for the documentation too, and without a name the test
// tools as well. Runs on any Node from 20 on, before an installation: no dependencies, no TypeScript.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { delimiter, join } = require('node:path')

const root = join(__dirname, '..')
const stamp = join(root, 'node_modules', '.installed')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')

/** Each contains those before it. Without workspaces: all. */
const product = ['packages/words', 'packages/server', 'sdk', 'site']
const sets = { product, docs: [...product, 'docs/site'], all: [] }
const names = Object.keys(sets)

const wanted = process.argv[2] ?? 'all'
const [lockOfInstalled, installed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
const isCurrent = lockOfInstalled === lock

if (!isCurrent || names.indexOf(installed) < names.indexOf(wanted)) {
  const started = performance.now()
  console.log('Installing packages (only when package-lock.json has changed) …')
  // Existing packages stay when only some are missing, and while the product runs, whose docs come later.
  const command = isCurrent || wanted === 'docs' ? ['install', '--no-save'] : ['ci']
  const workspaces = sets[wanted].map((name) => `--workspace=${name}`)
  const part = workspaces.length > 0 ? [...workspaces, '--include-workspace-root'] : []
  // npm must not run on the Node inside node_modules, which npm ci removes first.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const { status, error } = spawnSync(
    'npm',
    [...command, ...part, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path.join(delimiter), NODE_ENV: '' },
    },
  )
  if (status !== 0) {
    console.error(
      `staykit: npm ${command[0]} failed (${error ? error.message : `exit code ${status}`}): see above, then try again`,
    )
    process.exit(1)
  }
  // The installed Node runs TypeScript.
  const node = join(root, 'node_modules', '.bin', 'node')
  const words = spawnSync(node, ['packages/words/src/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (words.status !== 0) process.exit(1)
  writeFileSync(stamp, `${lock} ${wanted}`)
  console.log(`Installed packages in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}
