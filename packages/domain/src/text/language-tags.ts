/**
 * A language tag (BCP 47) as it is meant, for tags of Java, WordPress, Rails and of people: `de_DE`, `pt_br`, ` de `,
 * `de_DE.UTF-8`, `iw`. Undefined for text that is no tag, which would make every Intl constructor throw.
 */
export function readTag(written: string | null | undefined): string | undefined {
  const text = (written ?? '')
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
  // Spares most pages the first use of Intl.
  if (/^en(-US|-GB)?$/.test(text)) return text
  try {
    return Intl.getCanonicalLocales(text || [])[0]
  } catch {
    return undefined
  }
}

const subtags = (tag: string) => /^([a-z]+)(?:-([A-Z][a-z]{3}))?(?:-([A-Z]{2}|\d{3}))?\b/.exec(tag) ?? []

/** Bokmål is read by all who read Norwegian; Portuguese outside Brazil is that of Portugal. */
function namesOf(language: string, region: string | undefined): string[] {
  if (language === 'nn' || language === 'no' || language === 'nb') return ['nb', 'no']
  if (language === 'pt') return [region && region !== 'BR' ? 'pt-PT' : 'pt-BR', 'pt']
  if (language === 'zh') return ['zh-CN', 'zh']
  return language === 'en' ? ['en-US', 'en'] : [language]
}

/** The language with texts for a tag of `readTag`: `de` for `de-AT`, `nb` for `nn`, `zh-CN` for every Chinese. */
export function spokenFor(tag: string, isSpoken: (tag: string) => boolean): string | undefined {
  const [, language = '', , region] = subtags(tag)
  return [tag, `${language}-${region}`, ...namesOf(language, region)].find(isSpoken)
}

/**
 * The locale that is shown for a tag, so that dates and numbers match the texts: `nb-NO` for `nn-NO`, `zh-CN` for `zh-TW`,
 * since there are no texts in traditional characters, `ru` for `ru-Latn`; without texts English, with the same region.
 */
export function shownLocale(tag: string, isSpoken: (tag: string) => boolean): string {
  const [, language = '', script, region] = subtags(tag)
  const inRegion = (name: string) => (region ? `${name}-${region}` : name)
  if (language === 'en') return tag
  if (!spokenFor(tag, isSpoken)) return inRegion('en')
  if (language === 'nn') return inRegion('nb')
  if (language === 'zh') return isTraditional(tag) ? 'zh-CN' : tag
  return script ? inRegion(language) : tag
}

/** Returns true if a tag asks for traditional Chinese: by its script, otherwise by its region. */
export function isTraditional(tag: string): boolean {
  const [, language, script, region = ''] = subtags(tag)
  return language === 'zh' && (script ? script === 'Hant' : ['TW', 'HK', 'MO'].includes(region))
}
