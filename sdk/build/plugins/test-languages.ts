import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** esbuild plugin: a bundle of tests or the gallery contains a few languages; loading another one rejects. */
export const languagesOf = (tags: readonly string[]): Plugin => ({
  name: 'staykit-test-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]words[\\/]dist[\\/]index\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replace(/\(\) => import\('\.\/([\w-]+)\.ts'\)/g, (loader, tag) =>
        tags.includes(tag) ? loader : `() => Promise.reject(new Error('${tag} is not in this bundle'))`,
      )
      return { contents, loader: 'ts' }
    })
  },
})

/** The languages of element tests besides English. */
export const testLanguages = languagesOf(['de', 'fr'])
