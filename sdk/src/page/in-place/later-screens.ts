import type { Links } from '@staykit/stores/brand'

/** Screens behind a search, as templates.ts writes them; the search form, which has to be light, leads to none of them. */
export const laterScreens: Links = {
  checkout: 'checkout&stay-step={section}',
  login: 'account',
  trips: 'account',
  profile: 'account',
  lookup: 'lookup',
  booking: 'booking&view=booking',
}
