import { getEntry } from 'astro:content'
import type { Key } from '@staykit/words/site'

export const privacySections = [
  'collection',
  'protection',
  'use',
  'marketing',
  'sharing',
  'cookies',
  'access',
  'transfer',
  'children',
  'changes',
  'contact',
] as const

/** Parts of the terms, and the sub-sections of the first (ACC-154). */
export const termsParts: readonly {
  readonly id: string
  readonly title: Key
  readonly sections: readonly { id: string; title: Key }[]
}[] = ([1, 2, 3, 4, 5, 6] as const).map((part) => ({
  id: `part-${part}`,
  title: `terms.${part}`,
  sections:
    part === 1
      ? (['A', 'B', 'C', 'D', 'E', 'F'] as const).map((letter) => ({
          id: `part-1-${letter.toLowerCase()}`,
          title: `terms.1${letter}`,
        }))
      : [],
}))

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A section as HTML, with the brand's values in place of `{names}`. Throws for a section without a file. */
export async function legalText(
  folder: 'privacy' | 'terms',
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const html = (await getEntry(folder, id))?.rendered?.html
  if (html === undefined) throw new Error(`no text ${folder}/${id}`)
  return html.replace(/(?:%7B|\{)(\w+)(?:%7D|\})/g, (whole, name: string) => escaped(values[name] ?? whole))
}
