import { execFile } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { cdnFolder, sdkRoot, version } from '../paths.ts'

const run = promisify(execFile)

/** The package as npm would publish it, beside the script: who has the one's address can install the other, of one version. */
export async function packForPages(): Promise<void> {
  const flags = ['--loglevel=error', '--pack-destination', cdnFolder]
  await run('npm', ['pack', ...flags], { cwd: sdkRoot, shell: process.platform === 'win32' })
  await rename(`${cdnFolder}staykit-sdk-${version}.tgz`, `${cdnFolder}staykit-sdk.tgz`)
}
