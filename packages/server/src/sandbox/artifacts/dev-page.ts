import { yearDate } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { notFound } from '../../kernel/http/api-error.ts'
import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import { type Config, pagesOfThisMachine } from '../development.ts'

/** Page of a sandbox artifact, at /dev/artifacts/{hash}; outside production, and for this machine only. */
export const devArtifactsModule: Module<{ readonly config: Config; readonly db: Kysely<Database> }> = {
  base: '/dev/artifacts',
  routes: ({ config, db }) => {
    const routes = pagesOfThisMachine()
    if (!config.DEV_PAGES) return routes
    const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
    routes.get('/:hash{0x[0-9a-f]{64}}', async (c) => {
      const row = await db
        .selectFrom('sandbox_artifacts')
        .select(['title', 'hash', 'created_at'])
        .where('hash', '=', c.req.param('hash'))
        .where('fails', '=', false)
        .executeTakeFirst()
      if (!row) throw notFound()
      const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${row.title}</title><link rel="stylesheet" href="/dev/dev.css"></head><body><main>
<h1>${row.title}</h1><p>Created on ${yearDate(row.created_at.toISOString().slice(0, 10))}.</p>
<p><code>${row.hash}</code></p></main></body></html>`
      return c.html(page.text, 200, { 'content-security-policy': policy })
    })
    return routes
  },
}
