/**
 * Reads what a template put into an address: path names from the path, query names from the query. Undefined when the
 * path does not fit; a template whose path names nothing fits every path. A fragment with names is the path and query of a
 * hash router; any other fragment belongs to the page.
 */
export function readLink(template: string, href: string): Record<string, string> | undefined {
  const url = new URL(href)
  const [before = '', fragment = ''] = template.split('#')
  if (fragment.includes('{')) return readLink(fragment, `http://page/${url.hash.replace(/^#\/*/, '')}`)
  const [path = '', query = ''] = before.split('?')
  const found: Record<string, string> = {}
  if (path.includes('{')) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]*)')
    const match = new RegExp(`${pattern}/?$`).exec(url.pathname)
    if (!match) return undefined
    names.forEach((name, index) => {
      found[name] = decode(match[index + 1] ?? '')
    })
  }
  for (const [key, value] of new URLSearchParams(query)) {
    const name = /^\{(\w+)\}$/.exec(value)?.[1]
    const given = url.searchParams.get(key)
    if (name && given !== null) found[name] = given
  }
  return found
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
