import { messages as cardFrame } from '@staykit/words/en/card-frame'
import { messages as refusals } from '@staykit/words/en/refusals'
import { catalogueOf, languageOf, translated } from '../messages/catalogue.ts'
import { type Translate, translator } from '../messages/translate.ts'

const catalogue = catalogueOf({ 'card-frame': cardFrame, refusals })

export const english: Translate = translator(catalogue.english, 'en-US')

/** The texts of the frame in a language; English if there are none or loading fails. */
export async function wordsFor(locale: string): Promise<Translate> {
  const language = languageOf(locale)
  if (language === undefined) return translator(catalogue.english, locale)
  return translated(catalogue, language).then(
    ({ messages }) => translator(messages, locale),
    () => english,
  )
}
