import { Html, html } from '../../kernel/http/html.ts'
import type { Mail } from '../../ports/mail.ts'
import type { KnownBrand } from '../brand/brands/brands.ts'
import type { Words } from './words.ts'

/** `href` is the link of the value. */
export type Line = readonly [label: string, value: string, href?: string]

export interface Letter extends Pick<Mail, 'key' | 'to' | 'subject' | 'filesOf'> {
  readonly words: Words
  readonly heading: string
  readonly brand: Pick<KnownBrand, 'name' | 'tokens' | 'supportEmail'>
  readonly intro: readonly string[]
  /** A code, shown large. */
  readonly code?: string
  readonly lines?: readonly Line[]
  readonly outro?: readonly string[]
  /** The one action of the mail. */
  readonly button?: { readonly text: string; readonly url: string }
  /** Absolute address of a picture, and its text. */
  readonly picture?: { readonly url: string; readonly alt: string }
  /** Structured data for mail programs. */
  readonly data?: object
}

const BRAND_COLOUR = '#0b6b5c'

/** Colour of the brand, for mails and receipts: hexadecimal. */
export const colourOf = ({ tokens }: Pick<KnownBrand, 'tokens'>): string =>
  /^#[0-9a-f]{3,8}$/i.exec(tokens['stay-brand'] ?? '')?.[0] ?? BRAND_COLOUR

// A name without a space must not widen the page of a phone.
const FLUID = 'overflow-wrap:anywhere;word-break:break-word'

// A brand's colour is made for white: on dark its name has the text colour.
const DARK = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#101614!important;color:#eef2f0!important}
.card{background:#1a2220!important;border-inline-color:#33403c!important;border-block-end-color:#33403c!important}.brand{color:#eef2f0!important}.label{color:#a9b5b0!important}}`

/** A mail with the brand's name and colour, as text and as responsive HTML. */
export function composeMail(letter: Letter): Mail {
  const {
    key,
    to,
    subject,
    words,
    heading,
    intro,
    code,
    lines = [],
    outro = [],
    button,
    picture,
    brand,
    filesOf,
    data,
  } = letter
  const { locale, dir } = words
  const help = words.say('help', { email: brand.supportEmail })
  const colour = colourOf(brand)
  const paragraph = (text: string) => html`<p style="margin:0 0 12px;${FLUID}">${text}</p>`
  const pin = html`<p style="font:700 28px/1.3 ui-monospace,monospace;letter-spacing:.08em;margin:16px 0">${code}</p>`
  const body = html`<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
    <title>${subject}</title><style>${new Html(DARK)}</style>${data && jsonLd(data)}</head>
    <body class="page" style="font:16px/1.5 sans-serif;color:#15201d;background:#f7f5f1;margin:0;padding:24px 16px">
    <div role="main" class="card" lang="${locale}" dir="${dir}" style="text-align:start;max-width:560px;margin:0 auto;background:#fff;border:1px solid #e3dfd7;border-top:4px solid ${colour};border-radius:16px;padding:24px">
    <p class="brand" style="margin:0 0 16px;font-weight:700;color:${colour}">${brand.name}</p>
    <h1 style="font-size:26px;line-height:1.15;margin:0 0 12px;${FLUID}">${heading}</h1>
    ${intro.map(paragraph)}${code !== undefined && pin}${picture && photo(picture)}${button && action(button, colour)}${lines.length > 0 && table(lines, words)}${[...outro, help].map(paragraph)}</div></body></html>`
  const plain = lines
    .map(([label, value, href]) => `${label}: ${words.whole(value)}${href ? `\n${href}` : ''}`)
    .join('\n')
  const way = button && `${button.text}: ${button.url}`
  const text = [heading, ...intro, code, way, plain, ...outro, help, brand.name].filter(Boolean).join('\n\n')
  return { key, to, subject, text, html: body.text, filesOf }
}

const photo = ({ url, alt }: NonNullable<Letter['picture']>) =>
  html`<img src="${url}" alt="${alt}" width="510" style="display:block;width:100%;height:auto;border-radius:12px;margin:4px 0 16px">`

const action = ({ text, url }: NonNullable<Letter['button']>, colour: string) =>
  html`<p style="margin:0 0 20px"><a href="${url}" style="display:block;padding:14px 20px;border-radius:10px;background:${colour};color:#fff;font-weight:700;text-align:center;text-decoration:none">${text}</a></p>`

function table(lines: readonly Line[], { whole }: Words): Html {
  const cell = 'text-align:start;vertical-align:top;padding:6px 0'
  const rows = lines.map(
    ([
      label,
      value,
      href,
    ]) => html`<tr><th class="label" scope="row" style="${cell};width:34%;padding-inline-end:16px;color:#57635f;font-weight:400">${label}</th>
      <td style="${cell};font-weight:600;${FLUID}">${href ? html`<a href="${href}" style="color:inherit">${whole(value)}</a>` : whole(value)}</td></tr>`,
  )
  return html`<table style="width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 20px">${rows}</table>`
}

const jsonLd = (data: object) =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
