import { describe, expect, it } from 'vitest'
import { repositoryTexts, type Text } from '../requirements/files.ts'
import { titlesOf } from '../requirements/titles.ts'

const isTest = ({ file }: Text) => /\.(test|journey|partner)\.tsx?$/.test(file)
/** First words of a title without a subject or verb. */
const headless = /^(of|that|is|are|and|whose|with|who|which|what)\b/i

/** Returns the titles of tests and describes that cannot be read on their own. */
function headlessTitles({ file, text }: Text): string[] {
  const titles = titlesOf(file, text).flatMap(({ title }) => title.split(' › '))
  const bare = titles.map((title) => title.replace(/^(\[[^\]]+\]\s*)+/, ''))
  return [...new Set(bare.filter((title) => headless.test(title)))].map((title) => `${file}: ${title}`)
}

describe('titles of tests', () => {
  it('all begin with a subject or a verb', () => {
    expect(repositoryTexts().filter(isTest).flatMap(headlessTitles)).toEqual([])
  })

  it('finds a title that begins in the middle of a sentence (control)', () => {
    const titled = (title: string) => headlessTitles({ file: 'a.test.ts', text: `it('${title}', f)` })
    for (const title of ['is kept', 'that nobody has', '[HOT-046] are refused'])
      expect(titled(title), title).toHaveLength(1)
    for (const title of ['keeps it', 'a withdrawn offer is refused', 'whatever is wrong is named'])
      expect(titled(title), title).toEqual([])
  })
})
