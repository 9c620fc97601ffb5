import { expect, it } from 'vitest'
import { bounded, cleanText } from '../supplier/bounds.ts'
import { plainText } from './plain-text.ts'

it('reads the lines of a text with tags and entities, and drops what no store takes', () => {
  expect(plainText('<p>Two &amp; <b>three</b></p><ul><li>One<li>Two</ul>a &lt; b &nbsp;')).toEqual([
    'Two & three',
    'One',
    'Two',
    'a < b',
  ])
  expect(plainText('1 < 2')).toEqual(['1 < 2'])
  expect(plainText('a&#0;b&#55296;c&#128512;')).toEqual(['abc😀'])
  expect(cleanText('\ud83d\ude00\ud83d')).toBe('\ud83d\ude00')
})

it('an answer ends, however long its texts and lists and however deep it is', () => {
  const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 'x')
  const { name, list, own } = bounded({
    name: 'x'.repeat(1e6),
    list: Array.from({ length: 1e5 }, () => 'a\0'),
    own: deep,
  }) as { name: string; list: string[]; own: unknown }
  expect([name.length, list.length, list[0]]).toEqual([20_000, 5_000, 'a'])
  expect(JSON.stringify(own).length).toBeLessThan(200)
})
