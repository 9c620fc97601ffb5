import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { pageOf } from './links-of-docs.ts'

const docs = defineCollection({
  loader: glob({
    base: '..',
    pattern: ['guide/**/*.md', 'recipes/*.md', '*.md'],
    generateId: ({ entry }) => pageOf(entry).replace(/\/$/, '') || 'index',
  }),
  schema: docsSchema(),
})

export const collections = { docs }
