import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const texts = (folder: string) =>
  defineCollection({ loader: glob({ pattern: '*.md', base: `./src/content/${folder}` }) })

/** Long texts, in English: `{brand}`, `{email}` and the like are said by the page. One file for each section. */
export const collections = { privacy: texts('privacy'), terms: texts('terms') }
