import { elementScreens, english, type Message, readTexts } from '@staykit/words/build'

/** messages.json: every English text of the elements by its key; `part` is its screen. */
export function messages(): { part: string; key: string; english: Message }[] {
  const texts = readTexts(english)
  return elementScreens(Object.keys(texts)).flatMap((part) =>
    Object.entries(texts[part] ?? {}).map(([key, message]) => ({ part, key, english: message })),
  )
}
