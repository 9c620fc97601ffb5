import type { Plugin } from 'rollup'

/**
 * Rollup plugin: `import()` of an element requests the element's chunks in parallel with its file, instead of after
 * it.
 */
export function parallelImports(): Plugin {
  return {
    name: 'staykit-parallel-imports',
    renderDynamicImport({ moduleId, chunk, getTargetChunkImports }) {
      if (!moduleId.endsWith('/elements/late-definers.ts')) return null
      const shared = getTargetChunkImports()
        ?.filter(({ fileName }) => fileName !== chunk.fileName)
        .map(({ resolvedImportPath }) => `import(${resolvedImportPath})`)
      if (!shared?.length) return null
      return { left: `Promise.all([${shared.join()},import(`, right: ')]).then(all=>all.at(-1))' }
    },
  }
}
