import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = '@geo-maps/earth-waterbodies-10m'
/** Not a workspace: its 133 MB are needed once, to build map data, and on few machines. */
const manifests = join(import.meta.dirname, 'coasts')

export const coastsVersion: string = JSON.parse(readFileSync(join(manifests, 'package.json'), 'utf8'))
  .dependencies[NAME]

/** Installs the coasts in a temporary folder while `use` reads their GeoJSON file. */
export function withCoasts(use: (file: string) => void): void {
  const home = mkdtempSync(join(tmpdir(), 'staykit-coasts-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(manifests, name), join(home, name))
    const { status, stderr } = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: home,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`npm could not install ${NAME}: ${stderr}`)
    use(join(home, 'node_modules', NAME, 'map.geo.json'))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
