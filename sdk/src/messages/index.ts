// Written by sdk/build/languages.ts from the folders beside it. Adding a language: docs/recipes/add-a-language.md.
import type { Message } from './translate.ts'

/** English texts by catalogue. */
export interface English {
  about: typeof import('./en-US/about.ts').messages
  account: typeof import('./en-US/account.ts').messages
  'after-booking': typeof import('./en-US/after-booking.ts').messages
  apology: typeof import('./en-US/apology.ts').messages
  banner: typeof import('./en-US/banner.ts').messages
  bitcoin: typeof import('./en-US/bitcoin.ts').messages
  'booking-page': typeof import('./en-US/booking-page.ts').messages
  'booking-trouble': typeof import('./en-US/booking-trouble.ts').messages
  'booking-view': typeof import('./en-US/booking-view.ts').messages
  'card-frame': typeof import('./en-US/card-frame.ts').messages
  cards: typeof import('./en-US/cards.ts').messages
  change: typeof import('./en-US/change.ts').messages
  charges: typeof import('./en-US/charges.ts').messages
  checkout: typeof import('./en-US/checkout.ts').messages
  counts: typeof import('./en-US/counts.ts').messages
  deals: typeof import('./en-US/deals.ts').messages
  failures: typeof import('./en-US/failures.ts').messages
  filters: typeof import('./en-US/filters.ts').messages
  'hand-off': typeof import('./en-US/hand-off.ts').messages
  help: typeof import('./en-US/help.ts').messages
  hotel: typeof import('./en-US/hotel.ts').messages
  'hotel-badge': typeof import('./en-US/hotel-badge.ts').messages
  'hotel-error': typeof import('./en-US/hotel-error.ts').messages
  'hotel-parts': typeof import('./en-US/hotel-parts.ts').messages
  join: typeof import('./en-US/join.ts').messages
  'loading-overlay': typeof import('./en-US/loading-overlay.ts').messages
  login: typeof import('./en-US/login.ts').messages
  lookup: typeof import('./en-US/lookup.ts').messages
  'lost-number': typeof import('./en-US/lost-number.ts').messages
  'manage-cards': typeof import('./en-US/manage-cards.ts').messages
  map: typeof import('./en-US/map.ts').messages
  'my-wallet': typeof import('./en-US/my-wallet.ts').messages
  'next-trip': typeof import('./en-US/next-trip.ts').messages
  panels: typeof import('./en-US/panels.ts').messages
  'pay-bitcoin': typeof import('./en-US/pay-bitcoin.ts').messages
  'pay-card': typeof import('./en-US/pay-card.ts').messages
  'pay-wallet': typeof import('./en-US/pay-wallet.ts').messages
  profile: typeof import('./en-US/profile.ts').messages
  rates: typeof import('./en-US/rates.ts').messages
  'rates-trouble': typeof import('./en-US/rates-trouble.ts').messages
  results: typeof import('./en-US/results.ts').messages
  'results-error': typeof import('./en-US/results-error.ts').messages
  reviews: typeof import('./en-US/reviews.ts').messages
  rewards: typeof import('./en-US/rewards.ts').messages
  ride: typeof import('./en-US/ride.ts').messages
  'room-guests': typeof import('./en-US/room-guests.ts').messages
  saved: typeof import('./en-US/saved.ts').messages
  'saved-list': typeof import('./en-US/saved-list.ts').messages
  search: typeof import('./en-US/search.ts').messages
  security: typeof import('./en-US/security.ts').messages
  'server-words': typeof import('./en-US/server-words.ts').messages
  'social-login': typeof import('./en-US/social-login.ts').messages
  'stay-fields': typeof import('./en-US/stay-fields.ts').messages
  steps: typeof import('./en-US/steps.ts').messages
  suggestions: typeof import('./en-US/suggestions.ts').messages
  tabs: typeof import('./en-US/tabs.ts').messages
  trips: typeof import('./en-US/trips.ts').messages
  viewer: typeof import('./en-US/viewer.ts').messages
  wallet: typeof import('./en-US/wallet.ts').messages
}

const folders: Readonly<Record<string, string>> = {
  ar: 'ar',
  da: 'da',
  de: 'de',
  es: 'es',
  fr: 'fr',
  id: 'id',
  it: 'it',
  nb: 'nb',
  nl: 'nl',
  no: 'nb',
  pl: 'pl',
  pt: 'pt-BR',
  'pt-PT': 'pt-PT',
  ru: 'ru',
  sv: 'sv',
  tr: 'tr',
  zh: 'zh-CN',
}

/** Languages besides English. */
export const languages: readonly string[] = [...new Set(Object.values(folders))]

/** Whether there are texts for a tag as it stands: "pt-PT", "de", but not "de-AT". */
export const isSpoken = (tag: string): boolean => Object.hasOwn(folders, tag)

/** One catalogue of a language that is spoken. Rejects when it cannot be loaded. */
export const loadMessages = (
  language: string,
  name: string,
): Promise<{ messages: Readonly<Record<string, Message>> }> => import(`./${folders[language]}/${name}.ts`)
