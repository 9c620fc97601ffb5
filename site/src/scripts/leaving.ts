// Shows a bar at the top of the page from a click on a link until the next page loads (ACC-019).
const root = document.documentElement

/** Returns whether a click opens another page of this site in this tab. */
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
// Back restores the page with the bar.
addEventListener('pageshow', () => root.removeAttribute('data-leaving'))
