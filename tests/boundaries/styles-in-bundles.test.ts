import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compileCss } from '../../sdk/build/plugins/css.ts'
import { schemes } from '../../sdk/src/styles/sheets.ts'

const styles = fileURLToPath(new URL('../../sdk/src/styles/', import.meta.url))

it('compiles a token to the page’s value, else the brand’s, else its default', async () => {
  expect(await compileCss(`${styles}tokens.css`)).toMatch(
    /--_unit:var\(--stay-unit, ?var\(--_b-unit, ?4px\)\)/,
  )
})

it('tokens for browsers without light-dark() are complete: the light value, and every parenthesis closed', async () => {
  for (const name of ['tokens', 'later']) {
    const css = (await compileCss(`${styles}${name}.css`)).replace(schemes, '$1')
    expect(css).not.toContain('light-dark')
    for (const [, token, value = ''] of css.matchAll(/--_([\w-]+):([^;}]+)/g)) {
      const depth = [...value].reduce((sum, sign) => sum + Number(sign === '(') - Number(sign === ')'), 0)
      expect(depth, token).toBe(0)
    }
  }
})

it('lazy parts of the search form bring the tokens that the form itself does not use', async () => {
  const later = [...(await readFile(`${styles}later.css`, 'utf8')).matchAll(/--(?:stay-|_)([\w-]+):/g)]
  const uses = new RegExp(`var\\(--_(${later.map(([, name]) => name).join('|')})[,)]`)
  const form = new Set<string>()
  const visit = async (file: string) => {
    if (form.has(file)) return
    form.add(file)
    const text = await readFile(file, 'utf8')
    const imports = [...text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+\.tsx?)'/g)]
    await Promise.all(imports.map(([, path = '']) => visit(resolve(dirname(file), path))))
  }
  await visit(resolve(styles, '../elements/stay-search/component.tsx'))
  const lacking: string[] = []
  for (const file of form) {
    const text = await readFile(file, 'utf8')
    for (const [, path = ''] of text.matchAll(/from '([^']+\.css)'/g)) {
      const css = await readFile(resolve(dirname(file), path), 'utf8')
      if (uses.test(css) && !text.includes('later.css')) lacking.push(`${file}: ${path}`)
    }
  }
  expect(form.size).toBeGreaterThan(30)
  expect(lacking).toEqual([])
})

it('the styles of the card frame, a separate page without base.css, cause no animation', async () => {
  const css = await readFile(`${styles}../card-frame/frame.css`, 'utf8')
  expect(css).not.toMatch(/animation|transition/)
})
