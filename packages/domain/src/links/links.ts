/** URL templates by screen (HOT-019, HOT-023, HOT-145); a brand or a page replaces them by its own. */
export const defaultLinks = {
  home: '/',
  search: '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}',
  details: '/details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}/{hotelID}',
  checkout: '/checkout/{section}',
  login: '/login',
  trips: '/profile/trips',
  profile: '/profile/{section}',
  lookup: '/help/review',
  booking: '/help/booking',
  terms: '/help/terms',
  privacy: '/help/privacy',
  saved: '/saved',
} as const

export type LinkName = keyof typeof defaultLinks

/** A template with its {names} filled, each escaped for a path or query; a missing name leaves nothing. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Adds query parameters to a URL that may have some already; undefined and empty values are left out. */
export function withQuery(url: string, values: Readonly<Record<string, string | undefined>>): string {
  const added = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  if (added.length === 0) return url
  const [path = '', hash] = url.split('#')
  const [bare = '', query] = path.split('?')
  const params = new URLSearchParams(query)
  for (const [name, value] of added) params.set(name, value)
  return `${bare}${params.size ? `?${params}` : ''}${hash ? `#${hash}` : ''}`
}
