/** What a playground shows; it is kept in the page's hash, so that a state can be shared. */
export interface PlaygroundState {
  readonly tag: string
  readonly refId: string
  /** Empty: the page's. */
  readonly lang: string
  readonly theme: string
  readonly attributes: Readonly<Record<string, string>>
  /** Token → value, only those that were changed. */
  readonly tokens: Readonly<Record<string, string>>
}

/** As query of the preview page and as hash of the playground's. */
export function written({ tag, refId, lang, theme, attributes, tokens }: PlaygroundState): string {
  const params = new URLSearchParams({ tag, refId })
  if (lang) params.set('lang', lang)
  if (theme) params.set('theme', theme)
  for (const [name, value] of Object.entries({ ...attributes, ...tokens })) if (value) params.set(name, value)
  return params.toString()
}

/** Reads what `written` wrote; what is missing is the fallback's. */
export function read(text: string, fallback: PlaygroundState): PlaygroundState {
  const params = new URLSearchParams(text)
  if (!params.has('tag')) return fallback
  const given = [...params].filter(([name]) => !['tag', 'refId', 'lang', 'theme'].includes(name))
  return {
    tag: params.get('tag') ?? fallback.tag,
    refId: params.get('refId') ?? fallback.refId,
    lang: params.get('lang') ?? '',
    theme: params.get('theme') ?? '',
    attributes: Object.fromEntries(given.filter(([name]) => !name.startsWith('--'))),
    tokens: Object.fromEntries(given.filter(([name]) => name.startsWith('--'))),
  }
}
