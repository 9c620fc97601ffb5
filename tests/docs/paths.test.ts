import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const pages = files.filter((file) => /^docs\/(recipes\/[^/]+|architecture|CONTRIBUTING)\.md$/.test(file))

it.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(new URL(page, root), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const named = [...text.matchAll(/`([\w@./[\]-]+\/[\w.[\]-]+\.(?:ts|tsx|astro|json|md|css|mjs|cjs))`/g)].map(
    ([, path = '']) => path,
  )
  // The payment method that a recipe adds.
  const missing = named.filter(
    (path) => !path.startsWith('gift/') && !files.some((file) => file === path || file.endsWith(`/${path}`)),
  )
  expect(missing).toEqual([])
})

it('finds a file that does not exist', () => {
  expect(files.some((file) => file.endsWith('/details/customer-form.tsx'))).toBe(false)
  expect(pages.length).toBeGreaterThan(4)
})
