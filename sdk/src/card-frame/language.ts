import { messages as cardFrame } from '@staykit/words/en/card-frame'
import { messages as serverWords } from '@staykit/words/en/server-words'
import { catalogueOf, languageOf, translated } from '../messages/catalogue.ts'
import { type Translate, translator } from '../messages/translate.ts'

// What the sandbox's bank refuses is said by the server, in English.
const catalogue = catalogueOf({ 'card-frame': cardFrame, 'server-words': serverWords })

export const english: Translate = translator(cardFrame, 'en-US')

/** The frame's words in a language; English where that language is not there or cannot be loaded. */
export async function wordsFor(locale: string): Promise<Translate> {
  const language = languageOf(locale)
  if (language === undefined) return translator(cardFrame, locale)
  return translated(catalogue, language).then(
    ({ messages }) => translator(messages, locale),
    () => english,
  )
}
