import { type Html, html } from '../../../kernel/http/html.ts'

/** As much of an OpenAPI document as the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>

/** The whole API on one page, without a script. */
export function apiPage({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths)
    .filter(([path]) => !(path.length > 1 && path.endsWith('/') && path.slice(0, -1) in paths))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
  const groups = groupByTag(operations)
  const sections = Array.from(
    groups,
    ([tag, list]) => html`<section><h2 id="${tag}">${tag}</h2>${list.map(show)}</section>`,
  )
  const contents = Array.from(groups.keys(), (tag) => html`<li><a href="#${tag}">${tag}</a></li>`)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title><link rel="stylesheet" href="/docs/api.css"></head>
<body><header><h1>${info.title} ${info.version}</h1><p>${info.description}</p>
<p><a href="/openapi.json">openapi.json</a></p></header><nav aria-label="Groups of calls"><ul>${contents}</ul></nav><main>${sections}</main></body></html>`
    .text
}

interface Listed {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

function groupByTag(operations: readonly Listed[]): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>()
  for (const listed of operations) {
    const tag = listed.operation.tags?.[0] ?? 'other'
    groups.set(tag, [...(groups.get(tag) ?? []), listed])
  }
  return groups
}

function show({ path, method, operation }: Listed): Html {
  const { summary, parameters = [], requestBody, responses, security } = operation
  const answer = responses?.['200']?.content
  return html`<article id="${method}-${path}"><h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code>${security && html` <span class="tag">signed in</span>`}</h3>
<p>${summary}</p>
${parameters.length > 0 && html`<p>Parameters: ${parameters.map(({ name, required }) => html`<code>${name}${required ? '' : '?'}</code> `)}</p>`}
${schemaBlock('Request', requestBody?.content)}${schemaBlock('Answer', answer)}</article>`
}

function schemaBlock(title: string, content: Content | undefined): Html | false {
  const schema = content?.['application/json']?.schema
  return (
    schema !== undefined &&
    html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`
  )
}

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d9d9d4, #3c403f); --act: light-dark(#0b6b5c, #5fd3bd) }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
a { color: var(--act) }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
nav a { display: inline-flex; align-items: center; min-block-size: 44px }
article { border-block-start: 1px solid var(--line); padding-block: .75rem }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
.method { color: var(--act) }
.tag { font-weight: normal; border: 1px solid var(--line); border-radius: 99px; padding: 0 .6rem }
summary { cursor: pointer; min-block-size: 44px; display: flex; align-items: center }
pre { overflow: auto; max-block-size: 30rem; padding: 1rem; border: 1px solid var(--line); border-radius: 10px }
`
