import { type Html, html } from '../../../../kernel/http/html.ts'
import type { Operator } from '../operators/operators.ts'

/** For forms of the page: the session's own key, which every change needs. */
export type FormKey = string | undefined

/** A whole page; `formKey` of a session adds the sign-out button. */
export function page(title: string, content: Html, formKey: FormKey): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Staykit</title><link rel="icon" href="/admin/icon.svg"><link rel="stylesheet" href="/admin/admin.css"><script src="/admin/admin.js" defer></script></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="bar"><div class="shell"><a class="logo" href="/admin">Staykit</a>${
    formKey !== undefined &&
    html`<nav aria-label="Pages"><a href="/admin">Brands</a><a href="/admin/bookings">Bookings</a><a href="/admin/books">Books</a><a href="/admin/funnel">Funnel</a><a href="/admin/people">People</a><a href="/admin/hotels">Hotels</a><a href="/admin/operators">Operators</a></nav><form method="post" action="/admin/sign-out">${keyField(formKey)}<button class="quiet">Sign out</button></form>`
  }</div></header>
<main id="main" class="shell">${content}</main></body></html>`.text
}

export const keyField = (formKey: FormKey): Html =>
  html`<input type="hidden" name="formKey" value="${formKey ?? ''}">`

/** An error message at the top of the page; nothing without one. */
export const problem = (message: string | undefined): Html | false =>
  message !== undefined && html`<p class="note bad" role="alert">${message}</p>`

export const done = (message: string | undefined): Html | false =>
  message !== undefined && html`<p class="note ok" role="status">${message}</p>`

/** The name that is stored with an action: that of the operator, or a typed one where the token is the only one. */
export const nameField = (id: string, operator: Operator | undefined, typed = ''): Html =>
  operator
    ? html`<p class="hint">Stored with your name, ${operator.name}.</p>`
    : html`<p class="field"><label for="${id}">Your name</label><input id="${id}" name="operator" value="${typed}" autocomplete="name" required minlength="2" maxlength="80"></p>`
