import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { html } from '../../packages/server/src/kernel/http/html.ts'

export interface StandIns {
  /** Their address. */
  readonly origin: string
  close(): void
}

/** The brand whose members belong to a platform. */
export const PLATFORM_BRAND = '8184'

/** A page-translation widget that puts the language before each text of the page. */
const translateWidget = `
const list = document.createElement('select')
for (const { dataset } of document.querySelectorAll('[data-translate-to]')) 
  list.append(new Option(dataset.translateTo, dataset.translateTo))
list.addEventListener('change', () => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const text = currentNode.data.replace(/^\\[[\\w-]+\\] /, '').trim()
    if (text) currentNode.data = '[' + list.value + '] ' + text
  }
})
document.getElementById('translate-widget').append(list)
`

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`
    .text

/** Pages and scripts of other companies, which only a configured product uses. `api`: the address of the API. */
export async function startStandIns(api: string): Promise<StandIns> {
  const members = html`<script src="${api}/sdk/v1/staykit.js" data-ref-id="${PLATFORM_BRAND}" async></script><stay-login></stay-login>`
  const pages: Readonly<Record<string, string>> = {
    '/wallet': page('A wallet', html`<p>The page of another company with the member’s coins.</p>`),
    '/app-store': page('An app store', html`<p>The brand’s app for iOS.</p>`),
    '/google-play': page('An app store', html`<p>The brand’s app for Android.</p>`),
    '/members': page('Members of a platform', members),
  }
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/translate.js')
      return answer.writeHead(200, { 'content-type': 'text/javascript' }).end(translateWidget)
    const text = pages[pathname]
    answer
      .writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(text ?? 'not found')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
