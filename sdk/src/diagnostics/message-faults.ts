import type { PageMessages } from '../messages/words.ts'
import { attributesByTag } from './known.ts'
import { nearest } from './near.ts'
import { didYouMean, report } from './report.ts'

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Entries of an object of the page, which may be anything. */
const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

function checkText(where: string, text: unknown, placeholders: readonly string[]): void {
  const forms = isObject(text) ? Object.entries(text) : [['other', text] as const]
  for (const [category, form] of forms) {
    if (!categories.includes(category))
      report('bad-message', `${where} has no form ${category}`, didYouMean(nearest(category, categories)))
    for (const [, name = ''] of String(form).matchAll(/\{(\w+)\}/g))
      if (!placeholders.includes(name))
        report(
          'bad-message',
          `${where} has the unknown placeholder {${name}}`,
          didYouMean(nearest(name, placeholders), '{'),
        )
  }
}

/** Reports custom texts that no element shows: of an unknown element or key, or with an unknown placeholder. */
export async function checkMessages(messages: PageMessages | undefined): Promise<void> {
  if (!messages) return
  const { keys } = await import('@staykit/words/keys')
  const tags = Object.keys(attributesByTag)
  for (const [tag, languages] of entriesOf(messages)) {
    if (tag !== '*' && !tags.includes(tag))
      report('bad-message', `messages has the unknown element ${tag}`, didYouMean(nearest(tag, tags)))
    for (const [language, texts] of entriesOf(languages))
      for (const [key, text] of entriesOf(texts)) {
        const where = `messages['${tag}'].${language}.${key}`
        if (Object.hasOwn(keys, key)) checkText(where, text, keys[key]?.split(' ') ?? [])
        else
          report(
            'bad-message',
            `${where} is no text of an element`,
            didYouMean(nearest(key, Object.keys(keys))),
          )
      }
  }
}
