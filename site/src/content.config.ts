import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const texts = (folder: string) =>
  defineCollection({ loader: glob({ pattern: '*.md', base: `./src/content/${folder}` }) })

/** Long texts, in English. The page fills `{brand}`, `{email}` and similar names. One file for each section. */
export const collections = { privacy: texts('privacy'), terms: texts('terms') }
