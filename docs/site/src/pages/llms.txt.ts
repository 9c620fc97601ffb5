import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { elements } from '../manifest.ts'

/** /docs/llms.txt: an index of the pages for language models (llmstxt.org). */
export const GET: APIRoute = async () => {
  const pages = await getCollection('docs')
  const line = (address: string, title: string, about = '') =>
    `- [${title}](${address})${about && `: ${about}`}`
  const text = [
    '# Staykit',
    '',
    '> Hotel booking that any site can embed: custom elements from one script, npm entries for frameworks, a reference API.',
    '',
    'Everything on one page: [llms-full.txt](/docs/llms-full.txt). The API: [openapi.json](/openapi.json).',
    '',
    '## Pages',
    ...pages.map(({ id, data }) =>
      line(id === 'index' ? '/docs/' : `/docs/${id}/`, data.title, data.description),
    ),
    '',
    '## Elements',
    ...elements.map(({ tagName, description }) =>
      line(`/docs/elements/${tagName}/`, `<${tagName}>`, description),
    ),
    '',
  ]
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
