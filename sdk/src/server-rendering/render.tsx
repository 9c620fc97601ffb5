import { options } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { catalogueOf, languageOf, type Texts, translated } from '../messages/catalogue.ts'
import { type Messages, translator } from '../messages/translate.ts'
import { wordsOf } from '../messages/words.ts'
import { spellings } from '../runtime/attributes.ts'
import { type Widget, WidgetContext } from '../runtime/widget.ts'
import type { ServedContext } from './context.ts'
import type { Served } from './settings.ts'

/** Replaced by the version of the package in the build. */
declare const STAYKIT_VERSION: string

interface Content {
  readonly tag: `stay-${string}`
  /** Values of the element's attributes by property. */
  readonly props: Readonly<Record<string, unknown>>
  readonly texts: Texts
  readonly children: ReactNode
}

/** Renders an element as HTML with declarative shadow DOM. Every text in it is escaped. */
export async function serve(context: ServedContext, content: Content): Promise<Served> {
  const { tag, props } = content
  const attributes = attributesOf(props)
  const template = `<template shadowrootmode="open">${styles(context, tag)}${await box(context, content)}</template>`
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return { html: `<${tag}${words.join('')}>${template}</${tag}>`, template, attributes }
}

function attributesOf(props: Content['props']): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [prop, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    all[spellings(prop)[0] ?? prop] = value === true ? '' : text
  }
  return all
}

const before = options.vnode

// Pictures have a size until their style sheet loads; a strict policy allows no inline style; controls that need script are
// disabled until it loads.
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>
  if (vnode.type === 'img') Object.assign(props, { width: 640, height: 360 })
  if (typeof vnode.type === 'string') props.style = undefined
  if (vnode.type === 'select' || (vnode.type === 'button' && props.type !== 'submit')) props.disabled = true
  before?.(vnode)
}

/** A strict policy allows no inline style, so the sheet is a file. */
function styles({ serverSettings, settings, brand }: ServedContext, tag: string): string {
  const folder = serverSettings.stylesheets ?? `${settings.apiBase}/sdk/${STAYKIT_VERSION}/ssr`
  const link = `<link rel="stylesheet" href="${escaped(`${folder.replace(/\/$/, '')}/${tag.slice(5)}.css`)}">`
  const tokens = Object.entries(brand.tokens).filter(([name, value]) => isToken(name, String(value)))
  if (serverSettings.nonce === undefined || tokens.length === 0) return link
  const nonce = serverSettings.nonce && ` nonce="${escaped(serverSettings.nonce)}"`
  const rules = tokens.map(([name, value]) => `${name.replace(/^stay-/, '--_b-')}:${value}`)
  return `${link}<style${nonce}>.root{${rules.join(';')}}</style>`
}

// Rejects characters that could end the declaration, the rule or the element.
const isToken = (name: string, value: string) => /^stay-[\w-]+$/.test(name) && !/[<>{};\\]/.test(value)

async function box(context: ServedContext, { tag, props, texts, children }: Content): Promise<string> {
  const { locale } = context.settings
  const words = wordsOf(context.serverSettings.messages, tag, locale)
  const messages = { ...(await messagesOf(texts, locale)), ...words }
  const widget = widgetOf(context, messages, props.headingLevel as number | undefined)
  const tree = (
    <div className="root" data-theme={context.settings.theme}>
      <WidgetContext value={widget}>{children}</WidgetContext>
    </div>
  )
  return renderToStaticMarkup(tree as Parameters<typeof renderToStaticMarkup>[0])
}

async function messagesOf(texts: Texts, locale: string): Promise<Messages> {
  const catalogue = catalogueOf(texts)
  const language = languageOf(locale)
  return language === undefined ? catalogue.english : (await translated(catalogue, language)).messages
}

/** There is no DOM: components use it only in effects and handlers, which do not run on a server. */
function widgetOf(
  { settings, environment }: ServedContext,
  messages: Messages,
  level: number | undefined,
): Widget {
  const nowhere = {} as never
  const t = translator(messages, settings.locale)
  const headings = { first: 1, level }
  return { host: nowhere, root: nowhere, box: nowhere, settings, environment, headings, t, emit: () => true }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
