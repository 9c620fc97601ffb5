import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayProfile = declareElement({
  tag: 'stay-profile',
  doc: 'The account of the logged-in member: figures, personal info, hotel preferences, trips and rewards in tabs. Visitors are redirected to the login page.',
  attributes: {
    tab: {
      kind: 'string',
      values: ['rewards', 'dashboard', 'trips', 'payment'],
      default: 'dashboard',
      doc: 'The initial tab. A tab in the page’s address overrides it.',
    },
    headingLevel,
  },
  events: {
    'stay-currency': {
      detail: { currency: 'string' },
      doc: 'Emitted when the member changes the preferred currency.',
    },
  },
  slots: { card: 'The card frame of a new card, filled by the element.' },
  parts: {
    hero: 'The greeting and the figures.',
    tabs: 'The row of tabs.',
    panel: 'The panel below the tabs.',
    form: 'The Personal Info form.',
    preferences: 'The Hotel Preferences form.',
    security: 'The login methods and devices.',
    password: 'The form for a new password.',
    email: 'The form for a new e-mail address.',
    devices: 'The list of devices with a session.',
    device: 'Each device.',
    passkeys: 'The list of passkeys.',
    card: 'Each saved card.',
    'card-form': 'The card form.',
    rewards: 'The points and the level.',
    statement: 'The history of the points.',
    movement: 'Each movement of points.',
    coin: 'Each coin of the wallet.',
    artifact: 'The record of each booking.',
  },
})
