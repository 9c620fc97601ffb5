import { describe, expect, it } from 'vitest'
import { defaultLinks, fillTemplate, withQuery } from './links.ts'

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
