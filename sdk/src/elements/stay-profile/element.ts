import { declareElement } from '../../runtime/declaration.ts'

export const stayProfile = declareElement({
  tag: 'stay-profile',
  doc: 'The account of the logged-in member: figures, personal info, hotel preferences, trips and rewards in tabs. A visitor is sent to the login page.',
  attributes: {
    tab: {
      kind: 'string',
      values: ['rewards', 'dashboard', 'trips', 'payment'],
      default: 'dashboard',
      doc: 'The tab that the page shows; the address of the page, where that names one, stands above it.',
    },
  },
  events: {
    'stay-currency': {
      detail: { currency: 'string' },
      doc: 'The member has chosen the currency that prices are shown in, wherever they log in.',
    },
  },
  slots: { card: 'The card frame of a new card; the element fills it by itself.' },
  parts: {
    hero: 'The greeting and the figures.',
    tabs: 'The row of tabs.',
    panel: 'What is below the tabs.',
    form: 'Personal Info.',
    preferences: 'Hotel Preferences.',
    security: 'What the member logs in with, and where.',
    password: 'The form for a new password.',
    email: 'The form for a new e-mail address.',
    devices: 'Where the member is logged in.',
    device: 'One device.',
    passkeys: 'What the member logs in with besides a password.',
    card: 'One saved card.',
    'card-form': 'The form of a card.',
    rewards: 'Points and level.',
    statement: 'How the points came about.',
    movement: 'Points that came or went.',
    coin: 'One coin of the wallet.',
    artifact: 'The record of one booking.',
  },
})
