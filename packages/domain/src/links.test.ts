import { describe, expect, it } from 'vitest'
import { defaultLinks, fillTemplate, ownPath, withQuery } from './links.ts'

describe('links', () => {
  it('fill templates, escaped', () => {
    expect(fillTemplate('/book.html?step={section}&x={none}', { section: 'a&b' })).toBe(
      '/book.html?step=a%26b&x=',
    )
    expect(fillTemplate(defaultLinks.checkout, { section: 'billing' })).toBe('/checkout/billing')
  })

  it('add to a query that is there already', () => {
    expect(withQuery('/a?x=1#here', { y: '2', z: undefined, x: '3' })).toBe('/a?x=3&y=2#here')
    expect(withQuery('/a', {})).toBe('/a')
  })
})

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
