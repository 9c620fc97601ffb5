import { type English, isSpoken, loadMessages } from '@staykit/words'
import type { Messages } from './translate.ts'

/** English texts by the names of their screens (the beginnings of ids in packages/words): what an element or a part says. */
export type Texts = Partial<English>

/** English, which comes with the code, and the names under which the other languages are loaded. */
export interface Catalogue {
  readonly english: Messages
  readonly names: readonly string[]
  /** What was loaded last: whatever shows these texts later has them at once. */
  said?: Said
}

/** A catalogue in another language. */
export interface Said {
  readonly language: string
  readonly messages: Messages
}

export function catalogueOf(texts: Texts): Catalogue {
  return { english: Object.assign({}, ...Object.values(texts)), names: Object.keys(texts) }
}

/** The language in which a locale tag is said: the tag itself, or its language; undefined for English. */
export function languageOf(locale: string): string | undefined {
  return [locale, locale.split('-')[0] ?? ''].find(isSpoken)
}

/** A catalogue in another language; what that lacks is English. Rejects when a file cannot be loaded. */
export async function translated(catalogue: Catalogue, language: string): Promise<Said> {
  const { english, names } = catalogue
  const parts = await Promise.all(names.map((name) => loadMessages(language, name)))
  catalogue.said = {
    language,
    messages: Object.assign({}, english, ...parts.map(({ messages }) => messages)),
  }
  return catalogue.said
}
