// Installs packages when they differ from package-lock.json, and writes the modules of packages/words. `node scripts/install.cjs product` leaves out the
// workspace `tests`: npm start needs no test tool. Runs on any Node from 20 on, before an installation: no
// dependencies, no TypeScript.
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
const [product, all] = [`${lock} product`, `${lock} all`]

const wanted = process.argv[2] === 'product' ? product : all
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted && installed !== all) {
  console.log('Installing packages (only when package-lock.json has changed) …')
  const workspaces = ['packages/words', 'packages/server', 'sdk', 'site', 'docs/site'].map(
    (name) => `--workspace=${name}`,
  )
  // Existing packages stay when only the test tools are missing.
  const command = installed === product ? ['install', '--no-save'] : ['ci']
  const part = wanted === product ? [...workspaces, '--include-workspace-root'] : []
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
  writeFileSync(stamp, wanted)
}
