import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { npmFolder, sdkRoot } from '../paths.ts'
import { plainInputs } from './entries.ts'

const packages = `${sdkRoot}../packages/`

/** The typings of the entries without elements, with all that they name written into them: a partner has none of our packages. */
export async function writeDeclared(): Promise<void> {
  const bundle = await rollup({
    input: plainInputs(),
    plugins: [
      dts({
        tsconfig: `${sdkRoot}../tsconfig.json`,
        includeExternal: ['nanostores'],
        compilerOptions: {
          paths: {
            '@staykit/domain': [`${packages}domain/src/index.ts`],
            '@staykit/contract': [`${packages}contract/src/index.ts`],
            '@staykit/contract/*': [`${packages}contract/src/*`],
            '@staykit/stores/*': [`${packages}stores/src/*/index.ts`],
          },
        },
      }),
    ],
  })
  await bundle.write({ dir: npmFolder, format: 'es', chunkFileNames: 'chunks/[name]-[hash:7].d.ts' })
  await bundle.close()
}
