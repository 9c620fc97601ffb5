import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { compileCss } from './css.ts'

/** esbuild plugin: `import text from './x.css'`. The suffix keeps tsup's own style handling away from these files. */
export const cssText: Plugin = {
  name: 'staykit-css-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.css$/ }, ({ path, importer }) => ({
      path: `${resolve(dirname(importer), path)}?text`,
      namespace: 'css-text',
    }))
    onLoad({ filter: /\?text$/, namespace: 'css-text' }, async ({ path }) => ({
      contents: await compileCss(path.replace('?text', '')),
      loader: 'text',
    }))
  },
}
