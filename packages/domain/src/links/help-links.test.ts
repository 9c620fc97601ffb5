import { describe, expect, it } from 'vitest'
import { helpLinks } from '../index.ts'

const pages = { review: '/help/review', faq: '/faq', privacy: '/help/privacy', terms: '/help/terms' }
const common = { refId: '8183', supportEmail: 'help@brand.test', pages }
const partner = { host: 'travel.example', qa: true }

describe('the help sidebar', () => {
  it('leads to the partner for contact, search and what is handed off, with the referral id', () => {
    expect(helpLinks({ ...common, partner, handedOff: ['cars', 'flights'] })).toEqual([
      { name: 'contact', href: 'https://qa.travel.example/help/?refid=8183' },
      { name: 'review', href: '/help/review' },
      { name: 'flights', href: 'https://qa.travel.example/flights/review?refid=8183' },
      { name: 'cars', href: 'https://qa.travel.example/rental_cars/review?refid=8183' },
      { name: 'faq', href: '/faq' },
      { name: 'privacy', href: '/help/privacy' },
      { name: 'terms', href: '/help/terms' },
      { name: 'search', href: 'https://qa.travel.example/?refid=8183' },
    ])
  })

  it('without a partner is a mail and the pages that there are', () => {
    const links = helpLinks({
      ...common,
      handedOff: ['cars'],
      pages: { ...pages, faq: undefined, terms: 'none' },
    })
    expect(links).toEqual([
      { name: 'contact', href: 'mailto:help@brand.test' },
      { name: 'review', href: '/help/review' },
      { name: 'privacy', href: '/help/privacy' },
    ])
  })
})
