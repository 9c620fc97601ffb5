import { type Html, html } from '../../../../kernel/http/html.ts'
import { done, type FormKey, keyField, page, problem } from '../pages/layout.ts'
import type { listOperators } from './operators.ts'
import { roles } from './roles.ts'

interface View {
  readonly formKey: FormKey
  readonly operators: Awaited<ReturnType<typeof listOperators>>
  readonly now: Date
  readonly wrong?: string | undefined
  readonly saved?: string | undefined
  /** Address of an invitation, shown once. */
  readonly invitation?: string | undefined
}

const path = (id: string, action: string) => `/admin/operators/${encodeURIComponent(id)}/${action}`

/** Operators: who they are and what they may do. Only the token opens it, so that no operator adds a second person. */
export function operatorsPage({ formKey, operators, now, wrong, saved, invitation }: View): string {
  const state = ({ passkeys, invited_until }: View['operators'][number]) => {
    if (Number(passkeys) > 0) return 'has a passkey'
    return invited_until && invited_until > now ? 'is invited' : 'needs a new invitation'
  }
  const rows = operators.map(
    (operator) =>
      html`<tr><th scope="row">${operator.name}</th><td data-label="Role">${operator.role}</td><td data-label="State">${state(operator)}</td>
<td class="actions"><form method="post" action="${path(operator.id, 'invite')}">${keyField(formKey)}<button class="quiet" aria-label="New invitation for ${operator.name}">New invitation</button></form>
<form method="post" action="${path(operator.id, 'remove')}">${keyField(formKey)}<button class="danger" aria-label="Remove ${operator.name}">Remove</button></form></td></tr>`,
  )
  return page(
    'Operators',
    html`<div class="head"><h1>Operators</h1></div>${problem(wrong)}${done(saved)}${invitationOf(invitation)}
<section class="card">${
      rows.length === 0
        ? html`<p>There are none: ADMIN_TOKEN opens every page, and a typed name is stored with each action. Once an operator has a passkey, the token opens this page only.</p>`
        : html`<table class="list"><thead><tr><th scope="col">Name</th><th scope="col">Role</th><th scope="col">State</th><th scope="col"></th></tr></thead><tbody>${rows}</tbody></table>`
    }</section>
<section class="card"><h2>Add an operator</h2><form method="post" action="/admin/operators" class="stack">${keyField(formKey)}
<p class="field"><label for="name">Name</label><input id="name" name="name" autocomplete="off" required minlength="2" maxlength="80"></p>
<p class="field"><label for="role">Role</label><select id="role" name="role">${Object.keys(roles).map((role) => html`<option value="${role}">${role}</option>`)}</select>
<span class="hint">${Object.entries(roles).map(([role, text]) => html`<b>${role}</b> ${text}. `)}</span></p>
<p class="actions"><button class="primary">Add</button></p></form></section>`,
    formKey,
  )
}

const invitationOf = (address: string | undefined): Html | false =>
  address !== undefined &&
  html`<section class="card"><h2>Invitation</h2><p>Give this address to the operator, and to no other person. It is shown once, works once, and ends in 24 hours.</p><pre><code>${address}</code></pre></section>`

/** The page of an invitation: its token is in the fragment, which no log has. */
export const joinPage = (): string =>
  page(
    'Make a passkey',
    html`<section class="card narrow"><h1>Make a passkey</h1><p>You sign in to these pages with it: by your finger, your face or the PIN of your device.</p>
<p data-passkey="join"><button type="button" class="primary">Make a passkey</button> <span class="hint" role="alert"></span></p><noscript><p>This page needs JavaScript.</p></noscript></section>`,
    undefined,
  )

export const notAllowedPage = (formKey: FormKey): string =>
  page(
    'Not allowed',
    html`<section class="card narrow"><h1>Your role does not allow this</h1><p>The owner of ADMIN_TOKEN can give you another one at <a href="/admin/operators">Operators</a>.</p></section>`,
    formKey,
  )
