import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { elements } from '../manifest.ts'

/** /docs/llms-full.txt: every page as Markdown, and every element with its attributes and events. */
export const GET: APIRoute = async () => {
  const pages = await getCollection('docs')
  const written = pages.map(({ data, body }) => `# ${data.title}\n\n${body ?? ''}`)
  const declared = elements.map(({ tagName, description, attributes, members, events, entries = [] }) =>
    [
      `# <${tagName}>`,
      '',
      description,
      '',
      ...attributes.map(
        ({ name, type, default: value, description: about }) =>
          `- attribute \`${name}\` (${type.text}${value ? `, default ${value}` : ''}): ${about}`,
      ),
      ...members
        .filter(({ name }) => !attributes.some(({ fieldName }) => fieldName === name))
        .map(({ name, type, description: about }) => `- property \`${name}\` (${type.text}): ${about}`),
      ...events.map(({ name, type, description: about }) => `- event \`${name}\` (${type.text}): ${about}`),
      ...entries.map(({ name, from, fields }) => `- entry \`${name}\` of ${from}: ${fields.join('; ')}`),
    ].join('\n'),
  )
  return new Response([...written, ...declared].join('\n\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
