import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

/** Puts the description and the keywords of a page into the index of the search. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { entry, head } = locals.starlightRoute
  const inIndex = (name: string) => ({ 'data-pagefind-meta': `${name}[content]` })
  for (const { attrs } of head)
    if (attrs?.name === 'description') Object.assign(attrs, inIndex('description'))
  const content = entry.data.keywords
  if (content)
    head.push({ tag: 'meta', attrs: { name: 'keywords', content, ...inIndex('keywords') }, content: '' })
})
