import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { npmFolder, sdkRoot } from '../paths.ts'
import { plainEntries } from './entries.ts'
import { copyWrittenOut } from './written-out.ts'

const root = join(sdkRoot, '..')

/** The typings of the entries without elements, with all types inlined: a partner has none of the internal packages. */
export async function writeDeclared(): Promise<void> {
  const folder = join(sdkRoot, `dist/.declared-${process.pid}`)
  const inputs = plainEntries
  await copyWrittenOut(Object.values(inputs), folder)
  const packages = join(folder, 'packages')
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(inputs).map(([name, file]) => [name, join(folder, relative(root, file))]),
    ),
    plugins: [
      dts({
        tsconfig: join(root, 'tsconfig.json'),
        includeExternal: ['nanostores'],
        compilerOptions: {
          paths: {
            '@staykit/domain': [`${packages}/domain/src/index.ts`],
            '@staykit/contract': [`${packages}/contract/src/index.ts`],
            '@staykit/contract/*': [`${packages}/contract/src/*.ts`],
            '@staykit/stores/*': [`${packages}/stores/src/*/index.ts`],
          },
        },
      }),
    ],
  })
  await bundle.write({ dir: npmFolder, format: 'es', chunkFileNames: 'chunks/[name]-[hash:7].d.ts' })
  await bundle.close()
  await rm(folder, { recursive: true, force: true })
}
