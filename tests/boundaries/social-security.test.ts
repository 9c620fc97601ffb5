import { expect, it } from 'vitest'
import { repositoryTexts } from '../requirements/files.ts'

it('[AQ-63] no screen asks for a social security number', () => {
  const asks = /isSocialSecurityNumber|social.?security|\bssn\b/i
  const screens = repositoryTexts().filter(({ file }) => /^(sdk\/src|site\/src|packages\/words)\//.test(file))
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([])
})
