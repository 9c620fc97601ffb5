import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('a path of the own site', () => {
  const page = 'https://stay.example/login'

  it('keeps an address of a page of the site', () => {
    for (const [address, path] of [
      ['/profile?tab=trips#x', '/profile?tab=trips#x'],
      ['https://stay.example/a', '/a'],
      ['profile', '/profile'],
    ] as const)
      expect(ownPath(address, page)).toBe(path)
  })

  it('never leads to another site, however the address is written', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      'https:',
      'javascript:alert(1)',
      '%2f',
      '\t',
      '@',
      '?',
      '#',
    ]
    for (const one of parts)
      for (const two of parts)
        for (const three of parts)
          for (const four of ['evil.example', '/evil.example', '//evil.example', '\\evil.example']) {
            const path = ownPath(one + two + three + four, page)
            if (path !== undefined) expect(new URL(path, page).origin, path).toBe('https://stay.example')
          }
  })
})
