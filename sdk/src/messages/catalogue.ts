import { spokenFor } from '@staykit/domain'
import { type English, isSpoken, loadMessages } from '@staykit/words'
import type { Messages } from './translate.ts'

/** English texts by screen, the first part of an id in packages/words. */
export type Texts = Partial<English>

/** The bundled English texts, and the screens whose translations are loaded. */
export interface Catalogue {
  readonly english: Messages
  readonly names: readonly string[]
  /** The last loaded translation, available at once to later components with these texts. */
  translation?: Translation
}

/** A catalogue in another language. */
export interface Translation {
  readonly language: string
  readonly messages: Messages
}

export function catalogueOf(texts: Texts): Catalogue {
  return { english: Object.assign({}, ...Object.values(texts)), names: Object.keys(texts) }
}

/** The language of the translations for a locale; undefined for English. */
export const languageOf = (locale: string): string | undefined => spokenFor(locale, isSpoken)

/** Loads a catalogue in another language; missing texts are English. Rejects when a file cannot be loaded. */
export async function translated(catalogue: Catalogue, language: string): Promise<Translation> {
  const { english, names } = catalogue
  const parts = await Promise.all(names.map((name) => loadMessages(language, name)))
  catalogue.translation = {
    language,
    messages: Object.assign({}, english, ...parts.map(({ messages }) => messages)),
  }
  return catalogue.translation
}

/** Loads the texts for a locale, so that a component can render at once; English ones if the file cannot be loaded. */
export async function prepare(catalogue: Catalogue, locale: string): Promise<void> {
  const language = languageOf(locale)
  if (language === undefined || catalogue.translation?.language === language) return
  await translated(catalogue, language).catch(() => {
    catalogue.translation = { language, messages: catalogue.english }
  })
}
