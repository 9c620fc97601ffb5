// npm run release 1.2.0: sets the version, builds the SDK and stores its files as that version permanently. Moves the lines of
// .changeset into a section of CHANGELOG.md, and prints how to publish the release.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError, readConfig } from '@staykit/server/config'
import { missingTranslations } from '@staykit/words/build'
import { BuildError, build } from './build.ts'
import { readChangesets, withSection } from './changesets.ts'
import { freeze, ReleaseError, releaseOf } from './freeze.ts'
import { setVersion } from './versions.ts'

const root = resolve(import.meta.dirname, '..')

function refuseMissingTranslations(): void {
  const lines = missingTranslations().map(
    ([language, ids]) => `packages/words/${language}.json: ${ids.join(', ')}`,
  )
  if (lines.length > 0) throw new ReleaseError(`texts without a translation:\n${lines.join('\n')}`)
}

try {
  const [version = ''] = process.argv.slice(2)
  const changelogFile = join(root, 'CHANGELOG.md')
  const changesets = readChangesets(join(root, '.changeset'))
  const today = new Date().toISOString().slice(0, 10)
  const changelog = withSection(readFileSync(changelogFile, 'utf8'), changesets, version, today)
  releaseOf(version, changelog)
  refuseMissingTranslations()
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { SDK_RELEASES_DIR } = readConfig()
  setVersion(root, version)
  await build()
  const done = await freeze(join(root, 'sdk/dist/cdn'), SDK_RELEASES_DIR, version, changelog)
  writeFileSync(changelogFile, changelog)
  for (const { file } of changesets) rmSync(file)
  const place = join(SDK_RELEASES_DIR, version)
  console.log(
    done === 'created'
      ? `${version} is released: ${place}`
      : `${version} is released already, as it is built now`,
  )
  console.log(`Read the section of CHANGELOG.md, then publish it:
  git commit -am "Release ${version}"
  git tag -a v${version} -m "Release ${version}"
  git push --follow-tags`)
} catch (error) {
  const expected = [ReleaseError, BuildError, ConfigError].some((kind) => error instanceof kind)
  console.error(
    `staykit: ${expected ? (error as Error).message : error instanceof Error ? error.stack : error}`,
  )
  process.exitCode = 1
}
