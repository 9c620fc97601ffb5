import { resolve } from 'node:path'
import type { OutputChunk, Plugin } from 'rollup'

/**
 * Rollup plugin for the single file: other languages than English stay in the chunks of the loader build and are imported
 * from beside the file, so that nobody loads sixteen of them.
 */
export function languagesFromChunks(chunks: readonly OutputChunk[]): Plugin {
  const fileOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === module)?.fileName
  return {
    name: 'staykit-languages',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !importer.includes('/src/messages/')) return null
      const file = fileOf(resolve(importer, '..', specifier))
      if (!file) throw new Error(`no chunk for ${specifier}`)
      return { id: `chunks/${file}`, external: true }
    },
    renderDynamicImport({ customResolution, targetModuleId }) {
      if (customResolution !== null || targetModuleId?.endsWith('.ts')) return null
      return { left: 'import(new URL(', right: ',globalThis.staykit.script.src).href)' }
    },
  }
}
