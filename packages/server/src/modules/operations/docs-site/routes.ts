import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { repositoryRoot } from '../../../config.ts'
import { html } from '../../../kernel/http/html.ts'
import type { Routes, ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { EVERGREEN, IMMUTABLE, isPlainName, sendFile } from '../../../kernel/http/static/built-files.ts'
import { pagePolicy } from './policy.ts'

/** Revalidated each time, which costs an answer without a body. */
const FRESH = 'no-cache'

// A worker has the policy of its own script: the search fetches its index, and runs WebAssembly.
const ofWorker = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
}

const framed = { 'x-frame-options': 'SAMEORIGIN' }

/**
 * The built documentation site, to be mounted at /docs after other routes: folders by their index.html, files of
 * `_astro` cached for good, its own 404 page. Without a build it says how to build it.
 */
export function docsSiteRoutes(folder = join(repositoryRoot, 'docs/site/dist')): Routes {
  const routes = new Hono<ServerEnv>()
  const policyOf = pagePolicy()
  const sendPage = async (c: ServerContext, file: string) =>
    sendFile(c, file, FRESH, { ...framed, 'content-security-policy': await policyOf(file) })

  routes.get('/', async (c) => (c.req.path.endsWith('/') ? answer(c, '') : c.redirect('/docs/', 301)))
  routes.get('/*', (c) => answer(c, c.req.path.slice('/docs/'.length)))

  async function answer(c: ServerContext, name: string): Promise<Response> {
    if (!existsSync(join(folder, 'index.html'))) return c.html(notBuilt, 503, { 'cache-control': 'no-store' })
    const isFolder = name === '' || name.endsWith('/')
    const relative = isFolder ? `${name}index.html` : name
    if (!isPlainName(relative)) return lost(c)
    const file = join(folder, relative)
    if (isFile(file)) {
      if (extname(file) === '.html') return sendPage(c, file)
      return sendFile(c, file, name.startsWith('_astro/') ? IMMUTABLE : EVERGREEN, ofWorker)
    }
    const query = new URL(c.req.url).search
    if (!isFolder && isFile(join(file, 'index.html'))) return c.redirect(`/docs/${name}/${query}`, 301)
    return lost(c)
  }

  async function lost(c: ServerContext): Promise<Response> {
    const file = join(folder, '404.html')
    if (!isFile(file)) return c.html(nothingHere, 404)
    const headers = { ...framed, 'cache-control': FRESH, 'content-security-policy': await policyOf(file) }
    return c.html(await readFile(file, 'utf8'), 404, headers)
  }
  return routes
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const plainPage = (title: string, words: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1>${words}</main></body></html>`
    .text

const notBuilt = plainPage(
  'The documentation is not built',
  html`<p><code>npm start</code> builds it once all else runs, <code>npm run build</code> builds it now. Load this page again then. The API is described at <a href="/docs/api">/docs/api</a>.</p>`,
)

const nothingHere = plainPage(
  'There is nothing at this address',
  html`<p><a href="/docs/">The documentation</a></p>`,
)
