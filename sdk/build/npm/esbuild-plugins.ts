import { indexModule, sliceOf, translations } from '@staykit/words/build'
import type { Plugin } from 'esbuild'
import { callModules, leanCalls } from '../plugins/calls.ts'
import { leanDeclaration } from '../plugins/declarations.ts'
import { languageFiles, translated } from '../plugins/languages.ts'

/** esbuild plugin: bundles contain the runtime part of a declaration or a call only. */
export const leanDeclarations: Plugin = {
  name: 'staykit-declarations',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\/(element|declaration)\.ts$/ }, async ({ path }) => ({
      contents: (await leanDeclaration(path)) ?? '',
      loader: 'js',
    }))
    onLoad({ filter: callModules }, async ({ path }) => ({ contents: await leanCalls(path), loader: 'js' }))
  },
}

/** Bundlers emit a file for each module, and webpack names all of them on every page: two for a language, not seven. */
const groupOf = (screen: string) => (sliceOf(screen) === 'account' ? 'account' : 'journey')

/**
 * esbuild plugin: replaces the index of @staykit/words with one module for each group of a language, and one that
 * imports them. All are static imports, so that any partner's bundler finds the files; a page in English loads none of them.
 */
export function languageModules(): Plugin {
  const { files, groups } = languageFiles((catalogue) => catalogue !== 'card-frame', groupOf)
  const index = `
    const groups = ${JSON.stringify(groups)}
    const tags = ${JSON.stringify(Object.keys(translated()))}
    export const languages = ${JSON.stringify(translations())}
    export const isSpoken = (tag) => tags.includes(tag)
    export const loadMessages = async (language, name) => {
      const { files } = await import('language:all')
      const { default: catalogues } = await files[language + '/' + groups[name] + '.js']()
      return { messages: catalogues[name] }
    }`
  const all = Object.keys(files).map((file) => `'${file}': () => import('language:${file}'),`)
  return {
    name: 'staykit-languages',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\/words\/dist\/index\.ts$/ }, ({ path }) =>
        path === indexModule ? { contents: index, loader: 'js' } : undefined,
      )
      onResolve({ filter: /^language:/ }, ({ path }) => ({
        path: path.slice('language:'.length),
        namespace: 'language',
      }))
      onLoad({ filter: /./, namespace: 'language' }, ({ path }) => ({
        contents: path === 'all' ? `export const files = {${all.join('\n')}}` : (files[path] ?? ''),
        loader: 'js',
      }))
    },
  }
}

/** esbuild plugin: a server bundle contains no style sheets, because its pages link files, and no lazily loaded code. */
export const forServers: Plugin = {
  name: 'staykit-for-servers',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css$/ }, () => ({ path: 'css', namespace: 'nothing' }))
    onResolve({ filter: /\.tsx$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'part', namespace: 'nothing' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'nothing' }, ({ path }) => ({
      contents: path === 'css' ? `export default ''` : 'export {}',
      loader: 'js',
    }))
  },
}

/** esbuild plugin: a React component imports the published entry of its element, `../search.js`. */
export const entriesOutside: Plugin = {
  name: 'staykit-entries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/[a-z-]+\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}
