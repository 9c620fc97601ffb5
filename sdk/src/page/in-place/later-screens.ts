import type { Links } from '@staykit/stores/brand'

/** Screens after a search, as templates.ts writes them. The search form stays small and does not link to them. */
export const laterScreens: Links = {
  checkout: 'checkout&stay-step={section}',
  login: 'account',
  trips: 'account',
  profile: 'account',
  lookup: 'lookup',
  booking: 'booking&view=booking',
}
