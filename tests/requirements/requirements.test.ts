import { describe, expect, it } from 'vitest'
import { absentCitations } from './absent.ts'
import { repositoryTexts } from './files.ts'
import { listedIds, unknownIds } from './ids.ts'
import { proofsText, provedIn } from './proofs.ts'

const texts = repositoryTexts()
const ids = listedIds()

describe('requirements', () => {
  it('each id has one line in docs/requirements', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.length).toBeGreaterThan(900)
  })

  it('each cited id of code, tests or docs has a line', () => {
    expect(unknownIds(texts, ids)).toEqual([])
  })

  it('each id has a test', () => {
    const proved = new Set(provedIn(proofsText(texts, ids)))
    expect(ids.filter((id) => !proved.has(id))).toEqual([])
  })

  it('no file cites a document that a clone does not have', () => {
    const files = new Set(texts.map(({ file }) => file))
    expect(absentCitations(texts, files)).toEqual([])
  })
})

describe('the checks of requirements', () => {
  // Concatenated, because these checks read this file, too.
  const id = (digits: string) => ['HOT', digits].join('-')
  const test = (text: string) => [{ file: 'a.test.ts', text }]

  it.each(['999', '46', '0046'])('catch an id that no list has (%s)', (digits) => {
    expect(unknownIds([{ file: 'a.ts', text: `// ${id(digits)}` }], ids)).toHaveLength(1)
  })

  it.each([
    ['hotels.m', 'd §7'],
    ['design', '.md'],
    ['decisions', '.md'],
    ['H', '§4'],
    ['../', 'shared/spec'],
    ['research', '/faults'],
  ])('catch a citation of what is not here (%s%s)', (...parts) => {
    const files = new Set(['docs/requirements/hotels.md', 'README.md'])
    expect(absentCitations([{ file: 'sdk/a.ts', text: `// (${parts.join('')})` }], files)).not.toEqual([])
    const fine = '// README.md, docs/requirements/hotels.md, RFC 5545 §3.1, **/*.md'
    expect(absentCitations([{ file: 'sdk/a.ts', text: fine }], files)).toEqual([])
  })

  it.each([
    ['a title', (title: string) => `it('${title} works', f)`],
    ['a template', (title: string) => `it(\`${title} at \${width} px\`, f)`],
    ['a sum', (title: string) => `test(prefix + '${title}', f)`],
    ['a test of some engines', (title: string) => `itWithMedia('${title} works', f)`],
    ['a describe around', (title: string) => `describe.concurrent('${title}', () => { it('works', f) })`],
    ['a row', (title: string) => `it.each([['${title} x', 1], ['y', 2]])('%s is %i', f)`],
    ['a row of a constant', (title: string) => `const rows = [{ a: '${title}' }]; it.for(rows)('$a', f)`],
  ])('find an id in %s', (_, write) => {
    expect(provedIn(proofsText(test(write(`[${id('046')}]`)), ids))).toEqual([id('046')])
  })

  it('ignore a comment, a skipped test, or another call', () => {
    const text = `// ${id('046')}\nit.skip('${id('046')}', f)\ndescribe.todo('${id('046')}')\nlog('${id('046')}')`
    expect(provedIn(proofsText(test(text), ids))).toEqual([])
  })
})
