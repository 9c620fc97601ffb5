/** Questions of /faq by section; figures are those of the requirements (ACC-140 to ACC-150). The owner edits the texts. */
export interface Question {
  readonly question: string
  readonly answer: string
  readonly icon: keyof typeof icons
}

/** SVG paths of icons on a grid of 24. */
export const icons = {
  wallet: 'M4 7h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4zM4 7V5h12v2M16 13h.01',
  pass: 'M5 3h14v18H5zM9 16h6M12 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ticket: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v10',
  trade: 'M7 4v14M7 18l-3-3M7 18l3-3M17 20V6M17 6l-3 3M17 6l3 3',
  bed: 'M3 18V7M3 14h18v4M21 14v-2a3 3 0 0 0-3-3H9v5',
  star: 'M12 4l2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  cancel: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6',
} as const

export const faq: readonly { readonly title: string; readonly questions: readonly Question[] }[] = [
  {
    title: 'Wallets and Passports',
    questions: [
      {
        icon: 'wallet',
        question: 'How do I get a wallet, and how do I pay with it?',
        answer: 'Your wallet is created when you sign up. Pay by credit card, debit card or reward points.',
      },
      {
        icon: 'pass',
        question: 'Which passports are there?',
        answer: 'Two: the VIP Passport, of which there will only ever be 10,000, and the Standard Passport.',
      },
      {
        icon: 'pass',
        question: 'What does a passport give me?',
        answer:
          'Both passports give room access and a best price guarantee. The VIP Passport adds special experiences and bonus points.',
      },
    ],
  },
  {
    title: 'Market',
    questions: [
      {
        icon: 'bed',
        question: 'How many rooms can I choose from?',
        answer: 'More than 9 million rooms around the world.',
      },
      {
        icon: 'ticket',
        question: 'What do I get when I book a hotel?',
        answer: 'A confirmation, and an artifact of the booking in your wallet.',
      },
      {
        icon: 'cancel',
        question: 'Can I cancel a booking?',
        answer: 'Bookings are non-cancellable and non-refundable unless stated.',
      },
      {
        icon: 'trade',
        question: 'May I sell or trade an artifact?',
        answer: 'Only up to 24 hours before check-in. Trading on other sites is not allowed.',
      },
    ],
  },
  {
    title: 'Rewards',
    questions: [
      {
        icon: 'star',
        question: 'What are reward points?',
        answer: 'The currency of our ecosystem. You earn them on every booking.',
      },
    ],
  },
  {
    title: 'Customer Service',
    questions: [
      {
        icon: 'mail',
        question: 'How do I reach the concierge?',
        answer: 'By e-mail, around the clock.',
      },
    ],
  },
]
