import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { cataloguesIn } from '../languages.ts'

/**
 * esbuild plugin: a bundle of our own (of a test, of the gallery) carries a few languages. Of a template all files that it could mean would be in it, which is
 * every text of every language in each of a hundred tests.
 */
export const languagesOf = (tags: readonly string[]): Plugin => ({
  name: 'staykit-test-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/]index\.ts$/ }, async ({ path }) => {
      const files = tags.flatMap((tag) => cataloguesIn(tag).map((name) => `${tag}/${name}`))
      const loaders = files.map((file) => `'${file}': () => import('./${file}.ts'),`).join('\n')
      const text = await readFile(path, 'utf8')
      const contents = text.replace(/import\(`\.\/(.+)\.ts`\)/, (_, file) => `({${loaders}})[\`${file}\`]()`)
      return { contents, loader: 'ts' }
    })
  },
})

/** What tests of elements are said in besides English. */
export const testLanguages = languagesOf(['de', 'fr'])
