import { rm, writeFile } from 'node:fs/promises'
import { writeReserve } from './cdn/served-styles.ts'
import { bundleEntries } from './npm/bundle.ts'
import { removeEntries } from './npm/entries.ts'
import { writeTypings } from './npm/typings.ts'
import { npmFolder, tokenFiles } from './paths.ts'
import { pageTokens } from './plugins/css.ts'

/** The npm package: an entry for each element on preact, a component of each for React, generated typings, the routes, the tokens. */
export async function buildNpm(): Promise<void> {
  await rm(npmFolder, { recursive: true, force: true })
  await bundleEntries()
  await removeEntries()
  await writeTypings()
  await writeReserve(npmFolder)
  await writeFile(`${npmFolder}tokens.css`, await pageTokens(tokenFiles))
}
