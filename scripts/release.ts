// npm run release 1.2.0: builds the SDK and keeps its files as that version, for good.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError, readConfig } from '@staykit/server/config'
import { BuildError, build } from './build.ts'
import { freeze, ReleaseError, releaseOf } from './freeze.ts'

const root = resolve(import.meta.dirname, '..')

try {
  const [version = ''] = process.argv.slice(2)
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  releaseOf(version, changelog)
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { SDK_RELEASES_DIR } = readConfig()
  await build()
  const done = await freeze(join(root, 'sdk/dist/cdn'), SDK_RELEASES_DIR, version, changelog)
  const place = join(SDK_RELEASES_DIR, version)
  console.log(
    done === 'kept'
      ? `${version} is released: ${place}`
      : `${version} is released already, as it is built now`,
  )
} catch (error) {
  const expected = [ReleaseError, BuildError, ConfigError].some((kind) => error instanceof kind)
  console.error(
    `staykit: ${expected ? (error as Error).message : error instanceof Error ? error.stack : error}`,
  )
  process.exitCode = 1
}
