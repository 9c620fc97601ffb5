import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { cataloguesIn } from '../languages.ts'

/** What tests of elements are said in besides English. */
const tested = ['de', 'fr']

/**
 * esbuild plugin: a test's bundle carries two languages. Of a template all files that it could mean would be in it, which is
 * every text of every language in each of a hundred bundles.
 */
export const testLanguages: Plugin = {
  name: 'staykit-test-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/]index\.ts$/ }, async ({ path }) => {
      const files = tested.flatMap((tag) => cataloguesIn(tag).map((name) => `${tag}/${name}`))
      const loaders = files.map((file) => `'${file}': () => import('./${file}.ts'),`).join('\n')
      const text = await readFile(path, 'utf8')
      const contents = text.replace(/import\(`\.\/(.+)\.ts`\)/, (_, file) => `({${loaders}})[\`${file}\`]()`)
      return { contents, loader: 'ts' }
    })
  },
}
