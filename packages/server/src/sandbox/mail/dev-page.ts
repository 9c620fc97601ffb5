import { createHash } from 'node:crypto'
import { notFound } from '../../kernel/http/api-error.ts'
import { Html, html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerContext } from '../../kernel/http/server-env.ts'
import type { MailArchive } from '../../ports/mail.ts'
import { type Config, pagesOfThisMachine } from '../development.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; padding: .6rem .8rem; border-block-end: 1px solid #8884 }
a { color: light-dark(#0b6b5c, #5fd3bd); min-block-size: 44px; display: inline-flex; align-items: center }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid #8884; border-radius: 10px }
iframe { box-sizing: border-box; inline-size: 100%; block-size: 46rem; border: 1px solid #8884; border-radius: 10px; background: #fff }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The outbox of sent mail, newest first, at /dev/mail; for this machine only, and outside production. */
export const devMailModule: Module<{
  readonly config: Config & { readonly PUBLIC_URL: string }
  readonly mailArchive: MailArchive
}> = {
  base: '/dev/mail',
  routes: ({ config, mailArchive }) => {
    const routes = pagesOfThisMachine()
    if (!config.DEV_PAGES) return routes
    routes.get('/', async (c) => {
      const mails = await mailArchive.newest(200)
      return page(c, 'Sent mail', mails.length ? list(mails) : html`<p>No mail yet.</p>`)
    })
    routes.get('/:id{[0-9]{1,15}}', async (c) => {
      const mail = await mailOf(Number(c.req.param('id')))
      return page(
        c,
        mail.subject,
        html`<p>To ${mail.to} · <a href="/dev/mail">All mail</a>${
          mail.filesOf !== undefined &&
          html` · <a href="/dev/mail/${mail.id}/calendar">Calendar file</a> · <a href="/dev/mail/${mail.id}/receipt">Receipt</a>`
        }</p>
          <iframe title="Message" sandbox="" src="/dev/mail/${mail.id}/html"></iframe>
          <h2>As plain text</h2><pre>${mail.text}</pre>`,
      )
    })
    routes.get('/:id{[0-9]{1,15}}/html', async (c) => {
      const mail = await mailOf(Number(c.req.param('id')))
      c.header(
        'content-security-policy',
        `default-src 'none'; img-src ${new URL(config.PUBLIC_URL).origin}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`,
      )
      c.header('x-frame-options', 'SAMEORIGIN')
      return c.html(mail.html)
    })
    routes.get('/:id{[0-9]{1,15}}/:file{calendar|receipt}', async (c) => {
      const { filesOf } = await mailOf(Number(c.req.param('id')))
      const [calendar, receipt] = filesOf ? await mailArchive.filesOf(filesOf) : []
      const file = c.req.param('file') === 'calendar' ? calendar : receipt
      if (!file) throw notFound()
      return c.body(new Uint8Array(file.content), 200, {
        'content-type': file.mediaType,
        'content-disposition': `attachment; filename="${file.name}"`,
      })
    })
    const mailOf = async (id: number) => {
      const mail = await mailArchive.find(id)
      if (!mail) throw notFound()
      return mail
    }
    return routes
  },
}

type Mails = Awaited<ReturnType<MailArchive['newest']>>

function list(mails: Mails): Html {
  const rows = mails.map(
    (mail) => html`<tr>
      <td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
      <td>${mail.to}</td>
      <td>${mail.writtenAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
      <td>${mail.sentAt ? 'sent' : 'waiting'}</td></tr>`,
  )
  return html`<table><thead><tr><th>Subject</th><th>To</th><th>Written (UTC)</th><th>State</th></tr></thead>
    <tbody>${rows}</tbody></table>`
}

function page(c: ServerContext, title: string, content: Html): Response | Promise<Response> {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; frame-ancestors 'none'`,
  )
  const whole = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
    <style>${new Html(style)}</style></head><body><h1>${title}</h1>${content}</body></html>`
  return c.html(whole.text)
}
