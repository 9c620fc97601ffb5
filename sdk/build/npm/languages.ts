import type { Plugin } from 'rollup'
import {
  cataloguesIn,
  indexFile,
  languagesIn,
  messagesFolder,
  spokenPattern,
  spokenTags,
} from '../languages.ts'

const prefix = '\0language:'

/**
 * Rollup plugin: in place of messages/index.ts the package carries a pattern of the tags, and one import behind which is one for
 * each language, and behind that one for each of its catalogues. All are written out, so that any partner's tool finds the
 * files; a page in English loads none of them.
 */
export function languagesApart(): Plugin {
  const line = (key: string, from: string) => `${JSON.stringify(key)}: () => import(${JSON.stringify(from)}),`
  const index = `
    export const languages = ${JSON.stringify(languagesIn())}
    export const isSpoken = (tag) => ${spokenPattern()}.test(tag)
    export const loadMessages = (language, name) => import("language:all").then(({ load }) => load(language, name))`
  const all = () => `
    const all = {${Object.entries(spokenTags())
      .map(([tag, folder]) => line(tag, `language:${folder}`))
      .join('\n')}}
    export const load = async (language, name) => (await all[language]()).catalogues[name]()`
  const catalogues = (language: string) =>
    `export const catalogues = {${cataloguesIn(language)
      .filter((name) => name !== 'card-frame')
      .map((name) => line(name, `${messagesFolder}${language}/${name}.ts`))
      .join('\n')}}`
  return {
    name: 'staykit-languages-apart',
    resolveId: (id) => (id.startsWith('language:') ? `\0${id}` : null),
    load: (id) => {
      if (id === indexFile) return index
      if (!id.startsWith(prefix)) return null
      const language = id.slice(prefix.length)
      return language === 'all' ? all() : catalogues(language)
    },
  }
}
