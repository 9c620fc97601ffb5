import { describe, expect, it } from 'vitest'
import { isPlaceText } from './place-text.ts'

describe('a text for places', () => {
  it('[HOT-046] needs three characters, or two where a character is a syllable or a word', () => {
    const enough = ['Rom', ' Hue ', 'Ури', 'دبي', '北京', '서울', 'パリ', 'なら']
    expect(enough.filter((text) => !isPlaceText(text))).toEqual([])
    expect(['', ' ', 'LA', 'li ', 'Уф', 'ال', '東', '🏨🏨'].filter(isPlaceText)).toEqual([])
  })
})
