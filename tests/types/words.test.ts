import { messages } from '@staykit/words/en/checkout'
import { expect, it } from 'vitest'
import { wordsOf } from '../../packages/server/src/modules/mail/words.ts'
import { translator } from '../../sdk/src/messages/translate.ts'

it('the compiler refuses an unknown id, and a missing or unknown value', () => {
  const t = translator(messages, 'en-US')
  expect(t('firstName')).toBe('First name')
  expect(t('bookRoomFor', { total: '$120' })).toContain('$120')
  // @ts-expect-error: no text has this id
  t('firstNaem')
  // @ts-expect-error: the text has a placeholder
  t('bookRoomFor')
  // @ts-expect-error: the placeholder has another name
  t('bookRoomFor', { price: '$120' })
  const { say } = wordsOf('de')
  expect(say('card.paid')).toBe('Mit Karte bezahlt')
  // @ts-expect-error: the text has a placeholder
  say('owed.heading')
})
