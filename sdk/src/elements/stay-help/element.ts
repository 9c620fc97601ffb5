import { declareElement } from '../../runtime/declaration.ts'

export const stayHelp = declareElement({
  tag: 'stay-help',
  doc: 'The way to help, as a sidebar: contact, reservations of hotels, flights and cars, questions and answers, terms and privacy.',
  attributes: {
    faqUrl: {
      kind: 'string',
      doc: 'Address of the page with questions and answers; the brand’s link faq when left out. Without either there is no such entry.',
    },
  },
  events: {},
  slots: {},
  parts: { nav: 'The list of links.', link: 'One of them.' },
})
