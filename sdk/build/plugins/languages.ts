import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import type { Plugin } from 'rollup'
import { cataloguesIn, indexFile, messagesFolder, spokenPattern, spokenTags } from '../languages.ts'

export interface LanguageFiles {
  /** `messages-<hash of all that is in it>`. */
  readonly folder: string
  /** `<tag>/<catalogue>.js` → text. */
  readonly files: Readonly<Record<string, string>>
}

/** Every catalogue of the languages besides English as a module that imports nothing. */
export async function languageFiles(wanted: (catalogue: string) => boolean): Promise<LanguageFiles> {
  const texts = Object.entries(spokenTags()).flatMap(([tag, folder]) =>
    cataloguesIn(folder)
      .filter(wanted)
      .map(async (name) => [`${tag}/${name}.js`, await moduleText(`${folder}/${name}`)] as const),
  )
  const files = Object.fromEntries(await Promise.all(texts))
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { folder: `messages-${hash}`, files }
}

async function moduleText(name: string): Promise<string> {
  const text = await readFile(`${messagesFolder}${name}.ts`, 'utf8')
  const { code } = await transform(text, { loader: 'ts', minify: true, charset: 'utf8', format: 'esm' })
  if (/\bimport\b/.test(code.replace(/(["'`]).*?\1/g, ''))) throw new Error(`${name} imports a module`)
  return code
}

/**
 * Rollup plugin: in place of messages/index.ts a bundle carries a pattern of the tags and one import by name, so that a
 * language costs a page that does not speak it a few bytes, however many catalogues there are. `at`: where the folder is
 * for the module that loads; only a bundle that has it beside itself writes it.
 */
export function languages({ folder, files }: LanguageFiles, at: './' | 'chunks/'): Plugin {
  return {
    name: 'staykit-languages',
    load: (id) =>
      id === indexFile
        ? `export const isSpoken = (tag) => ${spokenPattern()}.test(tag)
           export const loadMessages = (language, name) => import(\`${at}${folder}/\${language}/\${name}.js\`)`
        : null,
    generateBundle() {
      if (at !== './') return
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}
