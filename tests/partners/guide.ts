import { readFileSync } from 'node:fs'

/** One step of a page of the guide: a file to write, or a command to type. */
export type Step = { readonly file: string; readonly text: string } | { readonly command: string }

const guide = (name: string) => readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8')

/** Code blocks of a page: language, title and text. */
function blocks(name: string) {
  return [...guide(name).matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', title, text = '']) => ({ language, title, text }),
  )
}

/** The steps of a page of the guide, in order. `npm start` is left out because the product runs. */
export function stepsOf(name: string): Step[] {
  return blocks(name).flatMap(({ language, title, text }): Step[] => {
    if (title) return [{ file: title, text }]
    if (language !== 'sh') return []
    return text
      .trim()
      .split('\n')
      .filter((command) => command !== 'npm start')
      .map((command) => ({ command }))
  })
}

/** Snippets of a page that are fragments of HTML. */
export const htmlOf = (name: string): string[] =>
  blocks(name)
    .filter(({ language, title }) => language === 'html' && !title)
    .map(({ text }) => text)

/** Snippets of a page in a programming language, without the files of a quick start. */
export const codeOf = (name: string, language: string): string[] =>
  blocks(name)
    .filter((block) => block.language === language && !block.title)
    .map(({ text }) => text)
