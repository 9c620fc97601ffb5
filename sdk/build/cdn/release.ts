import { rollup } from 'rollup'
import { cdnFolder } from '../paths.ts'
import { declarations } from '../plugins/declarations.ts'
import { languageFiles, languages } from '../plugins/languages.ts'
import { patchPackages } from '../plugins/patches.ts'
import { compress, writeIntegrity } from './finish.ts'
import {
  banner,
  everyElement,
  importsAtRunTime,
  inChunks,
  isOnPages,
  minified,
  onwarn,
  ownScript,
  plugins,
  registerAll,
} from './plugins.ts'

/** One file with every element and component; languages besides English stay separate. */
async function writeSingleFile(): Promise<void> {
  const beside = languages(languageFiles(isOnPages), inChunks, ownScript)
  const bundle = await rollup({
    input: everyElement,
    plugins: plugins([registerAll(), declarations(), patchPackages(), beside]),
    onwarn,
  })
  await bundle.write({
    file: `${cdnFolder}staykit-all.js`,
    format: 'iife',
    inlineDynamicImports: true,
    plugins: [minified('classic'), importsAtRunTime()],
    banner,
  })
  await bundle.close()
}

/** Adds what a release has besides: the single file, and compressed copies of all files. */
export async function buildRelease(): Promise<void> {
  await writeSingleFile()
  await compress(cdnFolder)
  await writeIntegrity(cdnFolder)
}
