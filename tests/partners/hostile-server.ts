import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { htmlOf, policyOf, type Traits } from './hostile-pages.ts'
import { type } from './shell.ts'

const sheets: Readonly<Record<string, string>> = {
  bootstrap: 'bootstrap/dist/css/bootstrap.css',
  bulma: 'bulma/css/bulma.css',
  tailwind: 'tailwindcss/preflight.css',
  normalize: 'normalize.css/normalize.css',
  pico: '@picocss/pico/css/pico.css',
  water: 'water.css/out/water.css',
}
const packages = [
  ...['bootstrap@5.3.9', 'bulma@1.0.4', 'tailwindcss@4.3.5', 'normalize.css@8.0.1', '@picocss/pico@2.1.1'],
  ...['water.css@2.1.1'],
]
const reacts = { 17: '17.0.2', 18: '18.3.1', 19: '19.3.1' }
const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))

/** A page with a counter in its own React. */
const counter = (major: string) => `import * as React from 'react'
  ${major === '17' ? "import ReactDOM from 'react-dom'" : "import { createRoot } from 'react-dom/client'"}
  window.React = React
  const all = React.createElement('p', null, 'React ' + React.version)
  addEventListener('DOMContentLoaded', () => {
    const box = document.getElementById('react')
    ${major === '17' ? 'ReactDOM.render(all, box)' : 'createRoot(box).render(all)'}
  })`

async function reactFile(folder: string, major: string, version: string): Promise<string> {
  const place = join(folder, `react-${major}`)
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), '{"private":true}')
  await type(`npm install --no-audit --no-fund --prefer-offline react@${version} react-dom@${version}`, place)
  const { outputFiles } = await build({
    stdin: { contents: counter(major), resolveDir: place },
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

export interface HostilePage {
  readonly traits: Traits
  /** The allowed source of scripts, if not the API. */
  readonly scripts?: string
  /** HTML in the head, before the script. */
  readonly extra?: string
}

export interface HostileServer {
  /** Address of a page, complete or without Staykit. */
  readonly address: (page: HostilePage, bare?: boolean) => string
  readonly close: () => void
}

/** Serves hostile pages, their style sheets and Reacts from npm, and another version of the script. */
export async function hostileServer(api: string): Promise<HostileServer> {
  const { version } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'staykit-hostile-'))
  const files = new Map<string, string>()
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  await type(`npm install --no-audit --no-fund --prefer-offline ${packages.join(' ')}`, folder)
  for (const [name, file] of Object.entries(sheets))
    files.set(`/${name}.css`, readFileSync(join(folder, 'node_modules', file), 'utf8'))
  for (const [major, version] of Object.entries(reacts))
    files.set(`/react-${major}.js`, await reactFile(folder, major, version))
  rmSync(folder, { recursive: true, force: true })
  const pages: HostilePage[] = []
  const server: Server = createServer(({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://hostile')
    const send = (kind: string, text: string) => answer.writeHead(200, { 'content-type': kind }).end(text)
    if (pathname.startsWith('/other/'))
      return send(
        'text/javascript',
        readFileSync(join(cdn, pathname.slice(7)), 'utf8').replace(version, '0.0.9'),
      )
    const file = files.get(pathname)
    if (file) return send(extname(pathname) === '.css' ? 'text/css' : 'text/javascript', file)
    const { traits, scripts, extra } = pages[Number(searchParams.get('page'))] ?? {}
    if (!traits) return answer.writeHead(404).end()
    const policy = policyOf(traits, api, scripts)
    if (policy) answer.setHeader('content-security-policy', policy)
    const inner = `/?page=${searchParams.get('page')}&in=1`
    if (traits.frame === 'sandboxed' && !searchParams.has('in') && !searchParams.has('bare'))
      return send(
        'text/html',
        `<!doctype html><title>Outside</title><link rel="icon" href="data:,"><iframe title="inside" width="1200" height="1500" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" src="${inner}"></iframe>`,
      )
    send('text/html; charset=utf-8', htmlOf(traits, api, searchParams.has('bare'), extra))
  })
  await new Promise<void>((done) => server.listen(0, done))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    address: (one, bare = false) => `${origin}/?page=${pages.push(one) - 1}${bare ? '&bare=1' : ''}`,
    close: () => void server.close(),
  }
}
