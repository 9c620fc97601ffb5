// Written by sdk/build/languages.ts from the folders beside it. Adding a language: docs/recipes/add-a-language.md.
import type { Message, Translation } from './translate.ts'

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

type Loaders = { [Name in keyof English]: () => Promise<{ messages: Translation<English[Name]> }> }

const loaders: Readonly<Record<string, Loaders>> = {
  da: {
    about: () => import('./da/about.ts'),
    account: () => import('./da/account.ts'),
    'after-booking': () => import('./da/after-booking.ts'),
    apology: () => import('./da/apology.ts'),
    banner: () => import('./da/banner.ts'),
    bitcoin: () => import('./da/bitcoin.ts'),
    'booking-page': () => import('./da/booking-page.ts'),
    'booking-trouble': () => import('./da/booking-trouble.ts'),
    'booking-view': () => import('./da/booking-view.ts'),
    'card-frame': () => import('./da/card-frame.ts'),
    cards: () => import('./da/cards.ts'),
    change: () => import('./da/change.ts'),
    charges: () => import('./da/charges.ts'),
    checkout: () => import('./da/checkout.ts'),
    counts: () => import('./da/counts.ts'),
    deals: () => import('./da/deals.ts'),
    failures: () => import('./da/failures.ts'),
    filters: () => import('./da/filters.ts'),
    'hand-off': () => import('./da/hand-off.ts'),
    help: () => import('./da/help.ts'),
    hotel: () => import('./da/hotel.ts'),
    'hotel-badge': () => import('./da/hotel-badge.ts'),
    'hotel-error': () => import('./da/hotel-error.ts'),
    'hotel-parts': () => import('./da/hotel-parts.ts'),
    join: () => import('./da/join.ts'),
    'loading-overlay': () => import('./da/loading-overlay.ts'),
    login: () => import('./da/login.ts'),
    lookup: () => import('./da/lookup.ts'),
    'lost-number': () => import('./da/lost-number.ts'),
    'manage-cards': () => import('./da/manage-cards.ts'),
    map: () => import('./da/map.ts'),
    'my-wallet': () => import('./da/my-wallet.ts'),
    'next-trip': () => import('./da/next-trip.ts'),
    panels: () => import('./da/panels.ts'),
    'pay-bitcoin': () => import('./da/pay-bitcoin.ts'),
    'pay-card': () => import('./da/pay-card.ts'),
    'pay-wallet': () => import('./da/pay-wallet.ts'),
    profile: () => import('./da/profile.ts'),
    rates: () => import('./da/rates.ts'),
    'rates-trouble': () => import('./da/rates-trouble.ts'),
    results: () => import('./da/results.ts'),
    'results-error': () => import('./da/results-error.ts'),
    reviews: () => import('./da/reviews.ts'),
    rewards: () => import('./da/rewards.ts'),
    ride: () => import('./da/ride.ts'),
    'room-guests': () => import('./da/room-guests.ts'),
    saved: () => import('./da/saved.ts'),
    'saved-list': () => import('./da/saved-list.ts'),
    search: () => import('./da/search.ts'),
    security: () => import('./da/security.ts'),
    'server-words': () => import('./da/server-words.ts'),
    'social-login': () => import('./da/social-login.ts'),
    'stay-fields': () => import('./da/stay-fields.ts'),
    steps: () => import('./da/steps.ts'),
    suggestions: () => import('./da/suggestions.ts'),
    tabs: () => import('./da/tabs.ts'),
    trips: () => import('./da/trips.ts'),
    viewer: () => import('./da/viewer.ts'),
    wallet: () => import('./da/wallet.ts'),
  },
  de: {
    about: () => import('./de/about.ts'),
    account: () => import('./de/account.ts'),
    'after-booking': () => import('./de/after-booking.ts'),
    apology: () => import('./de/apology.ts'),
    banner: () => import('./de/banner.ts'),
    bitcoin: () => import('./de/bitcoin.ts'),
    'booking-page': () => import('./de/booking-page.ts'),
    'booking-trouble': () => import('./de/booking-trouble.ts'),
    'booking-view': () => import('./de/booking-view.ts'),
    'card-frame': () => import('./de/card-frame.ts'),
    cards: () => import('./de/cards.ts'),
    change: () => import('./de/change.ts'),
    charges: () => import('./de/charges.ts'),
    checkout: () => import('./de/checkout.ts'),
    counts: () => import('./de/counts.ts'),
    deals: () => import('./de/deals.ts'),
    failures: () => import('./de/failures.ts'),
    filters: () => import('./de/filters.ts'),
    'hand-off': () => import('./de/hand-off.ts'),
    help: () => import('./de/help.ts'),
    hotel: () => import('./de/hotel.ts'),
    'hotel-badge': () => import('./de/hotel-badge.ts'),
    'hotel-error': () => import('./de/hotel-error.ts'),
    'hotel-parts': () => import('./de/hotel-parts.ts'),
    join: () => import('./de/join.ts'),
    'loading-overlay': () => import('./de/loading-overlay.ts'),
    login: () => import('./de/login.ts'),
    lookup: () => import('./de/lookup.ts'),
    'lost-number': () => import('./de/lost-number.ts'),
    'manage-cards': () => import('./de/manage-cards.ts'),
    map: () => import('./de/map.ts'),
    'my-wallet': () => import('./de/my-wallet.ts'),
    'next-trip': () => import('./de/next-trip.ts'),
    panels: () => import('./de/panels.ts'),
    'pay-bitcoin': () => import('./de/pay-bitcoin.ts'),
    'pay-card': () => import('./de/pay-card.ts'),
    'pay-wallet': () => import('./de/pay-wallet.ts'),
    profile: () => import('./de/profile.ts'),
    rates: () => import('./de/rates.ts'),
    'rates-trouble': () => import('./de/rates-trouble.ts'),
    results: () => import('./de/results.ts'),
    'results-error': () => import('./de/results-error.ts'),
    reviews: () => import('./de/reviews.ts'),
    rewards: () => import('./de/rewards.ts'),
    ride: () => import('./de/ride.ts'),
    'room-guests': () => import('./de/room-guests.ts'),
    saved: () => import('./de/saved.ts'),
    'saved-list': () => import('./de/saved-list.ts'),
    search: () => import('./de/search.ts'),
    security: () => import('./de/security.ts'),
    'server-words': () => import('./de/server-words.ts'),
    'social-login': () => import('./de/social-login.ts'),
    'stay-fields': () => import('./de/stay-fields.ts'),
    steps: () => import('./de/steps.ts'),
    suggestions: () => import('./de/suggestions.ts'),
    tabs: () => import('./de/tabs.ts'),
    trips: () => import('./de/trips.ts'),
    viewer: () => import('./de/viewer.ts'),
    wallet: () => import('./de/wallet.ts'),
  },
  fr: {
    about: () => import('./fr/about.ts'),
    account: () => import('./fr/account.ts'),
    'after-booking': () => import('./fr/after-booking.ts'),
    apology: () => import('./fr/apology.ts'),
    banner: () => import('./fr/banner.ts'),
    bitcoin: () => import('./fr/bitcoin.ts'),
    'booking-page': () => import('./fr/booking-page.ts'),
    'booking-trouble': () => import('./fr/booking-trouble.ts'),
    'booking-view': () => import('./fr/booking-view.ts'),
    'card-frame': () => import('./fr/card-frame.ts'),
    cards: () => import('./fr/cards.ts'),
    change: () => import('./fr/change.ts'),
    charges: () => import('./fr/charges.ts'),
    checkout: () => import('./fr/checkout.ts'),
    counts: () => import('./fr/counts.ts'),
    deals: () => import('./fr/deals.ts'),
    failures: () => import('./fr/failures.ts'),
    filters: () => import('./fr/filters.ts'),
    'hand-off': () => import('./fr/hand-off.ts'),
    help: () => import('./fr/help.ts'),
    hotel: () => import('./fr/hotel.ts'),
    'hotel-badge': () => import('./fr/hotel-badge.ts'),
    'hotel-error': () => import('./fr/hotel-error.ts'),
    'hotel-parts': () => import('./fr/hotel-parts.ts'),
    join: () => import('./fr/join.ts'),
    'loading-overlay': () => import('./fr/loading-overlay.ts'),
    login: () => import('./fr/login.ts'),
    lookup: () => import('./fr/lookup.ts'),
    'lost-number': () => import('./fr/lost-number.ts'),
    'manage-cards': () => import('./fr/manage-cards.ts'),
    map: () => import('./fr/map.ts'),
    'my-wallet': () => import('./fr/my-wallet.ts'),
    'next-trip': () => import('./fr/next-trip.ts'),
    panels: () => import('./fr/panels.ts'),
    'pay-bitcoin': () => import('./fr/pay-bitcoin.ts'),
    'pay-card': () => import('./fr/pay-card.ts'),
    'pay-wallet': () => import('./fr/pay-wallet.ts'),
    profile: () => import('./fr/profile.ts'),
    rates: () => import('./fr/rates.ts'),
    'rates-trouble': () => import('./fr/rates-trouble.ts'),
    results: () => import('./fr/results.ts'),
    'results-error': () => import('./fr/results-error.ts'),
    reviews: () => import('./fr/reviews.ts'),
    rewards: () => import('./fr/rewards.ts'),
    ride: () => import('./fr/ride.ts'),
    'room-guests': () => import('./fr/room-guests.ts'),
    saved: () => import('./fr/saved.ts'),
    'saved-list': () => import('./fr/saved-list.ts'),
    search: () => import('./fr/search.ts'),
    security: () => import('./fr/security.ts'),
    'server-words': () => import('./fr/server-words.ts'),
    'social-login': () => import('./fr/social-login.ts'),
    'stay-fields': () => import('./fr/stay-fields.ts'),
    steps: () => import('./fr/steps.ts'),
    suggestions: () => import('./fr/suggestions.ts'),
    tabs: () => import('./fr/tabs.ts'),
    trips: () => import('./fr/trips.ts'),
    viewer: () => import('./fr/viewer.ts'),
    wallet: () => import('./fr/wallet.ts'),
  },
  nb: {
    about: () => import('./nb/about.ts'),
    account: () => import('./nb/account.ts'),
    'after-booking': () => import('./nb/after-booking.ts'),
    apology: () => import('./nb/apology.ts'),
    banner: () => import('./nb/banner.ts'),
    bitcoin: () => import('./nb/bitcoin.ts'),
    'booking-page': () => import('./nb/booking-page.ts'),
    'booking-trouble': () => import('./nb/booking-trouble.ts'),
    'booking-view': () => import('./nb/booking-view.ts'),
    'card-frame': () => import('./nb/card-frame.ts'),
    cards: () => import('./nb/cards.ts'),
    change: () => import('./nb/change.ts'),
    charges: () => import('./nb/charges.ts'),
    checkout: () => import('./nb/checkout.ts'),
    counts: () => import('./nb/counts.ts'),
    deals: () => import('./nb/deals.ts'),
    failures: () => import('./nb/failures.ts'),
    filters: () => import('./nb/filters.ts'),
    'hand-off': () => import('./nb/hand-off.ts'),
    help: () => import('./nb/help.ts'),
    hotel: () => import('./nb/hotel.ts'),
    'hotel-badge': () => import('./nb/hotel-badge.ts'),
    'hotel-error': () => import('./nb/hotel-error.ts'),
    'hotel-parts': () => import('./nb/hotel-parts.ts'),
    join: () => import('./nb/join.ts'),
    'loading-overlay': () => import('./nb/loading-overlay.ts'),
    login: () => import('./nb/login.ts'),
    lookup: () => import('./nb/lookup.ts'),
    'lost-number': () => import('./nb/lost-number.ts'),
    'manage-cards': () => import('./nb/manage-cards.ts'),
    map: () => import('./nb/map.ts'),
    'my-wallet': () => import('./nb/my-wallet.ts'),
    'next-trip': () => import('./nb/next-trip.ts'),
    panels: () => import('./nb/panels.ts'),
    'pay-bitcoin': () => import('./nb/pay-bitcoin.ts'),
    'pay-card': () => import('./nb/pay-card.ts'),
    'pay-wallet': () => import('./nb/pay-wallet.ts'),
    profile: () => import('./nb/profile.ts'),
    rates: () => import('./nb/rates.ts'),
    'rates-trouble': () => import('./nb/rates-trouble.ts'),
    results: () => import('./nb/results.ts'),
    'results-error': () => import('./nb/results-error.ts'),
    reviews: () => import('./nb/reviews.ts'),
    rewards: () => import('./nb/rewards.ts'),
    ride: () => import('./nb/ride.ts'),
    'room-guests': () => import('./nb/room-guests.ts'),
    saved: () => import('./nb/saved.ts'),
    'saved-list': () => import('./nb/saved-list.ts'),
    search: () => import('./nb/search.ts'),
    security: () => import('./nb/security.ts'),
    'server-words': () => import('./nb/server-words.ts'),
    'social-login': () => import('./nb/social-login.ts'),
    'stay-fields': () => import('./nb/stay-fields.ts'),
    steps: () => import('./nb/steps.ts'),
    suggestions: () => import('./nb/suggestions.ts'),
    tabs: () => import('./nb/tabs.ts'),
    trips: () => import('./nb/trips.ts'),
    viewer: () => import('./nb/viewer.ts'),
    wallet: () => import('./nb/wallet.ts'),
  },
  sv: {
    about: () => import('./sv/about.ts'),
    account: () => import('./sv/account.ts'),
    'after-booking': () => import('./sv/after-booking.ts'),
    apology: () => import('./sv/apology.ts'),
    banner: () => import('./sv/banner.ts'),
    bitcoin: () => import('./sv/bitcoin.ts'),
    'booking-page': () => import('./sv/booking-page.ts'),
    'booking-trouble': () => import('./sv/booking-trouble.ts'),
    'booking-view': () => import('./sv/booking-view.ts'),
    'card-frame': () => import('./sv/card-frame.ts'),
    cards: () => import('./sv/cards.ts'),
    change: () => import('./sv/change.ts'),
    charges: () => import('./sv/charges.ts'),
    checkout: () => import('./sv/checkout.ts'),
    counts: () => import('./sv/counts.ts'),
    deals: () => import('./sv/deals.ts'),
    failures: () => import('./sv/failures.ts'),
    filters: () => import('./sv/filters.ts'),
    'hand-off': () => import('./sv/hand-off.ts'),
    help: () => import('./sv/help.ts'),
    hotel: () => import('./sv/hotel.ts'),
    'hotel-badge': () => import('./sv/hotel-badge.ts'),
    'hotel-error': () => import('./sv/hotel-error.ts'),
    'hotel-parts': () => import('./sv/hotel-parts.ts'),
    join: () => import('./sv/join.ts'),
    'loading-overlay': () => import('./sv/loading-overlay.ts'),
    login: () => import('./sv/login.ts'),
    lookup: () => import('./sv/lookup.ts'),
    'lost-number': () => import('./sv/lost-number.ts'),
    'manage-cards': () => import('./sv/manage-cards.ts'),
    map: () => import('./sv/map.ts'),
    'my-wallet': () => import('./sv/my-wallet.ts'),
    'next-trip': () => import('./sv/next-trip.ts'),
    panels: () => import('./sv/panels.ts'),
    'pay-bitcoin': () => import('./sv/pay-bitcoin.ts'),
    'pay-card': () => import('./sv/pay-card.ts'),
    'pay-wallet': () => import('./sv/pay-wallet.ts'),
    profile: () => import('./sv/profile.ts'),
    rates: () => import('./sv/rates.ts'),
    'rates-trouble': () => import('./sv/rates-trouble.ts'),
    results: () => import('./sv/results.ts'),
    'results-error': () => import('./sv/results-error.ts'),
    reviews: () => import('./sv/reviews.ts'),
    rewards: () => import('./sv/rewards.ts'),
    ride: () => import('./sv/ride.ts'),
    'room-guests': () => import('./sv/room-guests.ts'),
    saved: () => import('./sv/saved.ts'),
    'saved-list': () => import('./sv/saved-list.ts'),
    search: () => import('./sv/search.ts'),
    security: () => import('./sv/security.ts'),
    'server-words': () => import('./sv/server-words.ts'),
    'social-login': () => import('./sv/social-login.ts'),
    'stay-fields': () => import('./sv/stay-fields.ts'),
    steps: () => import('./sv/steps.ts'),
    suggestions: () => import('./sv/suggestions.ts'),
    tabs: () => import('./sv/tabs.ts'),
    trips: () => import('./sv/trips.ts'),
    viewer: () => import('./sv/viewer.ts'),
    wallet: () => import('./sv/wallet.ts'),
  },
}

/** Languages besides English. */
export const languages: readonly string[] = Object.keys(loaders)

/** One catalogue of one language. Rejects when there is none or when it cannot be loaded. */
export async function loadMessages(
  language: string,
  name: string,
): Promise<{ messages: Readonly<Record<string, Message>> }> {
  const load = loaders[language]?.[name as keyof English]
  if (!load) throw new Error(`no ${name} in ${language}`)
  return load()
}
