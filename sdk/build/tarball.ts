import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { cdnFolder, sdkRoot } from './paths.ts'

/** dist/cdn/staykit-sdk.tgz: the package, so that `npm install <API>/sdk/v1/staykit-sdk.tgz` installs the version of the script tag. */
export async function buildTarball(): Promise<void> {
  const target = `${cdnFolder}staykit-sdk.tgz`
  await rm(target, { force: true })
  const folder = await mkdtemp(`${sdkRoot}dist/packed-`)
  try {
    // On Windows npm is a script, which only a shell starts.
    const options = { cwd: sdkRoot, shell: process.platform === 'win32' }
    await promisify(execFile)('npm', ['pack', '--loglevel=error', '--pack-destination', folder], options)
    const [packed = ''] = await readdir(folder)
    await rename(`${folder}/${packed}`, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
