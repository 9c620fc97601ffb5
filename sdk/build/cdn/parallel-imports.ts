import type { Plugin } from 'rollup'

/**
 * Rollup plugin: `import()` requests the chunks that its file imports in parallel with it, instead of after it. The core
 * is there already.
 */
export function parallelImports(): Plugin {
  return {
    name: 'staykit-parallel-imports',
    renderDynamicImport({ chunk, getTargetChunkImports }) {
      const shared = getTargetChunkImports()
        ?.filter(({ fileName }) => fileName !== chunk.fileName && fileName !== 'core.js')
        .map(({ resolvedImportPath }) => `import(${resolvedImportPath})`)
      if (!shared?.length) return null
      return { left: `Promise.all([${shared.join()},import(`, right: ')]).then(all=>all.at(-1))' }
    },
  }
}
