import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compileCss, cssModule } from '../../sdk/build/plugins/css.ts'

const styles = fileURLToPath(new URL('../../sdk/src/styles/', import.meta.url))

it('tokens that a bundle writes out where it runs are those that the npm package has', async () => {
  const file = `${styles}tokens.css`
  const code = await cssModule(file)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(module.default).toBe(await compileCss(file))
  expect(module.default).toMatch(/--_unit:var\(--stay-unit, var\(--_b-unit, 4px\)\)/)
  expect(code).not.toContain('--_b-unit')
})

it('a style sheet without tokens is a text', async () => {
  expect(await cssModule(`${styles}base.css`)).not.toContain('.replace(')
})
