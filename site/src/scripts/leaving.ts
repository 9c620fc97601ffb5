// Whoever has chosen a link sees that it was heard until the next page is there (ACC-019): a bar at the top of this one.
const root = document.documentElement

/** A click that opens another page of this site in this tab. */
function leadsOn(event: MouseEvent): boolean {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname + link.search !== location.pathname + location.search
}

addEventListener('click', (event) => root.toggleAttribute('data-leaving', leadsOn(event)))
// Back brings the page as it was left.
addEventListener('pageshow', () => root.removeAttribute('data-leaving'))
