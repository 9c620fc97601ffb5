import { type Step, steps } from './journey.ts'

/** State of a playground, stored in the page's hash, so that it can be shared. */
export interface PlaygroundState {
  readonly tag: string
  readonly refId: string
  /** Empty: the language of the page. */
  readonly lang: string
  readonly theme: string
  /** For stay-checkout: what it shows. */
  readonly step?: Step | undefined
  readonly attributes: Readonly<Record<string, string>>
  /** Token → value, changed ones only. */
  readonly tokens: Readonly<Record<string, string>>
}

/** Serialises for the query of the preview page and the hash of the playground. */
export function written({ tag, refId, lang, theme, step, attributes, tokens }: PlaygroundState): string {
  const params = new URLSearchParams({ tag, refId })
  if (lang) params.set('lang', lang)
  if (theme) params.set('theme', theme)
  if (step) params.set('step', step)
  for (const [name, value] of Object.entries({ ...attributes, ...tokens })) if (value) params.set(name, value)
  return params.toString()
}

/** Parses the output of `written`; missing values come from the fallback. */
export function read(text: string, fallback: PlaygroundState): PlaygroundState {
  const params = new URLSearchParams(text)
  if (!params.has('tag')) return fallback
  const overrides = [...params].filter(([name]) => !['tag', 'refId', 'lang', 'theme', 'step'].includes(name))
  return {
    tag: params.get('tag') ?? fallback.tag,
    refId: params.get('refId') ?? fallback.refId,
    lang: params.get('lang') ?? '',
    theme: params.get('theme') ?? '',
    step: steps.find((step) => step === params.get('step')),
    attributes: Object.fromEntries(overrides.filter(([name]) => !name.startsWith('--'))),
    tokens: Object.fromEntries(overrides.filter(([name]) => name.startsWith('--'))),
  }
}
