// Installs the packages when package-lock.json is not the one they were installed from. Runs on any Node from 20 on,
// before anything is installed: no dependencies, no TypeScript.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { delimiter, join } = require('node:path')

const root = join(__dirname, '..')
const stamp = join(root, 'node_modules', '.installed')

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (about a minute, only when package-lock.json has changed) …')
  // npm must not run on the Node inside node_modules, which npm ci removes first.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter), NODE_ENV: '' },
  })
  if (status !== 0) {
    console.error(
      `staykit: npm ci failed (${error ? error.message : `exit code ${status}`}): see above, then try again`,
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
