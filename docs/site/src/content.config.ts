import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { pageOf } from './links-of-docs.ts'

const docs = defineCollection({
  loader: glob({
    base: '..',
    pattern: ['guide/**/*.md', 'recipes/*.md', '*.md'],
    generateId: ({ entry }) => pageOf(entry).replace(/\/$/, '') || 'index',
  }),
  schema: docsSchema({ extend: z.object({ keywords: z.string().optional() }) }),
})

export const collections = { docs }
