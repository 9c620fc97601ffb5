import { resolve } from 'node:path'
import type { OutputChunk, Plugin } from 'rollup'

/**
 * Rollup plugin for the single file: other languages than English, the map library and the addresses of far countries stay
 * in the chunks of the loader build and are imported from beside the file, so that nobody loads sixteen of them. None of
 * them may import another chunk: it would bring a second React.
 */
export function languagesFromChunks(chunks: readonly OutputChunk[]): Plugin {
  const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === module)
  return {
    name: 'staykit-languages',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !isApart(specifier, importer)) return null
      const chunk = chunkOf(resolve(importer, '..', specifier))
      if (!chunk) throw new Error(`no chunk for ${specifier}`)
      if (!importer.includes('/src/messages/') && chunk.imports.length > 0)
        throw new Error(`${specifier} imports ${chunk.imports.join(', ')}`)
      return { id: `chunks/${chunk.fileName}`, external: true }
    },
    renderDynamicImport({ customResolution, targetModuleId }) {
      if (customResolution !== null || targetModuleId?.endsWith('.ts')) return null
      return { left: 'import(new URL(', right: ',globalThis.staykit.script.src).href)' }
    },
  }
}

const isApart = (specifier: string, importer: string) =>
  importer.includes('/src/messages/') || /\/(create-map|far)\.ts$/.test(specifier)
