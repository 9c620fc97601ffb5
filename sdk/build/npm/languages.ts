import type { Plugin } from 'rollup'
import { cataloguesIn, indexFile, languagesIn, messagesFolder, spokenTags } from '../languages.ts'

const prefix = '\0language:'

/**
 * Rollup plugin: in place of messages/index.ts the package carries one import for each language, and behind it one for each
 * of its catalogues. All are written out, so that any partner's tool finds the files.
 */
export function languagesApart(): Plugin {
  const line = (key: string, from: string) => `${JSON.stringify(key)}: () => import(${JSON.stringify(from)}),`
  return {
    name: 'staykit-languages-apart',
    resolveId: (id) => (id.startsWith('language:') ? `\0${id}` : null),
    load: (id) => {
      if (id === indexFile)
        return `const all = {${Object.entries(spokenTags())
          .map(([tag, folder]) => line(tag, `language:${folder}`))
          .join('\n')}}
          export const languages = ${JSON.stringify(languagesIn())}
          export const isSpoken = (tag) => Object.hasOwn(all, tag)
          export const loadMessages = async (language, name) => (await all[language]()).catalogues[name]()`
      if (!id.startsWith(prefix)) return null
      const language = id.slice(prefix.length)
      const names = cataloguesIn(language).filter((name) => name !== 'card-frame')
      return `export const catalogues = {${names
        .map((name) => line(name, `${messagesFolder}${language}/${name}.ts`))
        .join('\n')}}`
    },
  }
}
