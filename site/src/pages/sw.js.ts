import { code, version } from 'virtual:worker'
import type { APIRoute } from 'astro'
import { siteSettings } from '../server/settings.ts'
import type { WorkerSettings } from '../worker/scope.ts'

/** The service worker, at the root, so that its scope is the whole site; a browser requests it at each visit. */
export const GET: APIRoute = () => {
  const settings: WorkerSettings = { version, api: siteSettings().apiUrl }
  return new Response(`self.staykit=${JSON.stringify(settings)};\n${code}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
