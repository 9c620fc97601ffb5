import { declareElement } from '../../runtime/declaration.ts'

export const stayHelp = declareElement({
  tag: 'stay-help',
  doc: 'A help sidebar with links: contact, reservations of hotels, flights and cars, questions and answers, terms and privacy.',
  attributes: {
    faqUrl: {
      kind: 'string',
      doc: 'The URL of the page with questions and answers. Defaults to the brand’s link `faq`; without either, the link is hidden.',
    },
  },
  events: {},
  slots: {},
  parts: { nav: 'The list of links.', link: 'Each link.' },
})
