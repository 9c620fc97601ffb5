import { expect, it } from 'vitest'
import { edits } from '../../sdk/build/cdn/plugins.ts'
import { shortened } from '../../sdk/build/plugins/at-once.ts'
import { type Edit, edited, expectEdited } from '../../sdk/build/plugins/edits.ts'

const edit: Edit = {
  name: 'probe',
  isFor: (id) => id.endsWith('a.ts'),
  pattern: /old/g,
  replace: () => 'new',
}
const run = (given: Edit, code: string, id: string) => {
  const { transform } = edited(given)
  return (transform as (code: string, id: string) => { code: string } | null)(code, id)
}

it('a change by pattern fails the build where its pattern is not found, and when no module is there for it', () => {
  expect(() => expectEdited([edit])).toThrow('probe')
  expect(run(edit, 'an old word, an old word', '/src/a.ts')?.code).toBe('an new word, an new word')
  expect(() => expectEdited([edit])).not.toThrow()
  expect(run(edit, 'nothing', '/src/b.ts')).toBeNull()
  expect(() => run(edit, 'nothing', '/src/a.ts')).toThrow('/src/a.ts')
})

it('a part that one file imports later is taken itself, one whose members are not known stays', () => {
  const space = 'const part = {\n  __proto__: null,\n  A,\n  B: B$1\n};'
  const use = (then: string) => `${space}\nlazy(() => Promise.resolve().then(() => part).then(${then}))`
  expect(shortened(use('(module) => module.A'))).toContain('lazy(() => Promise.resolve(A))')
  expect(shortened(use('({ B }) => B'))).toContain('lazy(() => Promise.resolve(B$1))')
  for (const then of ['(module) => module.C', '({ A }) => A()', '(module) => other.A'])
    expect(shortened(use(then))).toBe(use(then))
  const hidden = use('(module) => module.A').replace('lazy(', '{\n  const A = lazy(')
  expect(() => shortened(`${hidden}\n}`)).toThrow('A of part')
})

it('calls written over two lines, icons that are not there and icons imported as one would be caught', () => {
  const [calls, icons] = edits
  const call = '/packages/contract/src/calls/a.ts'
  expect(calls && run(calls, "x = {\n  summary: 'It\\'s',\n}", call)?.code).not.toContain('summary')
  expect(() => calls && run(calls, "x = {\n  summary:\n    'a' +\n    'b',\n}", call)).toThrow('calls')
  const icon = '/sdk/src/ui/a.tsx'
  expect(icons && run(icons, "import { pinIcon } from './icons.ts'", icon)?.code).toMatch(
    /^const pinIcon = "M/,
  )
  expect(() => icons && run(icons, "import { noIcon } from './icons.ts'", icon)).toThrow('noIcon')
  expect(() => icons && run(icons, "import * as all from './icons.ts'", icon)).toThrow('icons')
})
