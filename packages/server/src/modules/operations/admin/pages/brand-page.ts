import { type Html, html } from '../../../../kernel/http/html.ts'
import type { BrandDay } from '../../../../kernel/statistics/statistics.ts'
import { type BrandRecord, GRACE_DAYS } from '../../../brand/brands/register.ts'
import { snippetOf } from '../../../brand/brands/snippet.ts'
import type { BrandForm } from '../brand-form.ts'
import { brandFields } from './brand-fields.ts'
import { brandPath } from './brand-list.ts'
import { figures } from './figures.ts'
import { done, type FormKey, keyField, page, problem } from './layout.ts'

export interface BrandView {
  readonly record: BrandRecord
  readonly form: BrandForm
  readonly days: readonly BrandDay[]
  readonly publicUrl: string
  readonly formKey: FormKey
  readonly now: Date
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
}

export function brandPage(view: BrandView): string {
  const { record, form, days, publicUrl, formKey, wrong, saved } = view
  const { refId, settings, isEnabled } = record
  const path = brandPath(refId)
  return page(
    settings.name,
    html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/admin">Brands</a></nav>
<div class="head"><h1>${settings.name} ${!isEnabled && html`<span class="tag off">Off</span>`}</h1><code>${refId}</code></div>
${problem(wrong)}${done(saved)}
<section class="card"><h2>Last 30 days</h2>${figures(days)}</section>
<div class="columns"><form class="card stack" method="post" action="${path}"><h2>Settings</h2>${keyField(formKey)}${brandFields(form, false)}
<p class="actions"><button class="primary">Save</button></p></form>
<div class="stack"><section class="card"><h2>Preview</h2>${preview(path, isEnabled)}</section>
<section class="card"><h2>Snippet</h2><pre tabindex="0"><code id="snippet">${snippetOf(publicUrl, refId)}</code></pre><p class="actions"><button class="quiet" type="button" data-copy="snippet">Copy</button><span role="status" data-copied></span></p></section>
${life(view, path)}</div></div>`,
    formKey,
  )
}

function preview(path: string, isEnabled: boolean): Html {
  if (!isEnabled) return html`<p>Pages of a brand that is off show nothing.</p>`
  return html`<p class="hint">The elements as pages of the brand have them; a colour that you type is shown before it is saved.</p>
<iframe class="preview" src="${path}/preview" title="The elements in this brand" data-preview></iframe>`
}

function life({ record, formKey, now }: BrandView, path: string): Html {
  const { refId, isEnabled, earlier } = record
  const old = earlier
    .filter(({ validUntil }) => validUntil > now)
    .map(
      (one) =>
        html`<li><code>${one.refId}</code> is good until ${one.validUntil.toISOString().slice(0, 10)}</li>`,
    )
  const [action, word, words] = isEnabled
    ? [
        'disable',
        'Switch off',
        'Pages are refused until it is switched on again; bookings under way are finished.',
      ]
    : ['enable', 'Switch on', 'Pages may act for the brand again.']
  return html`<section class="card stack"><h2>refId and state</h2>${old.length > 0 && html`<ul>${old}</ul>`}
<details><summary>Give it a new refId</summary><form method="post" action="${path}/rotate" class="stack">${keyField(formKey)}
<p class="field"><label for="grace">Days that ${refId} stays good</label><input id="grace" name="grace" type="number" min="0" max="365" value="${GRACE_DAYS}" required><span class="hint">0 ends it at once. Bookings and members stay with the brand.</span></p>
<p class="actions"><button class="danger">Make a new refId</button></p></form></details>
<details><summary>${word}</summary><form method="post" action="${path}/${action}">${keyField(formKey)}<p>${words}</p>
<p class="actions"><button class="${isEnabled ? 'danger' : 'primary'}">${word}</button></p></form></details></section>`
}

export function newBrandPage(form: BrandForm, formKey: FormKey, wrong?: string): string {
  return page(
    'Add a brand',
    html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/admin">Brands</a></nav><h1>Add a brand</h1>${problem(wrong)}
<form class="card stack" method="post" action="/admin/brands">${keyField(formKey)}${brandFields(form, true)}<p class="actions"><button class="primary">Add</button></p></form>`,
    formKey,
  )
}

/** A partner's page with only the snippet. */
export const previewPage = (refId: string, locale: string): string =>
  html`<!doctype html>
<html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title><link rel="stylesheet" href="/admin/preview.css"><script async src="/sdk/v1/staykit.js" data-ref-id="${refId}"></script></head>
<body><stay-booking></stay-booking></body></html>`.text
