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
  ar: {
    about: () => import('./ar/about.ts'),
    account: () => import('./ar/account.ts'),
    'after-booking': () => import('./ar/after-booking.ts'),
    apology: () => import('./ar/apology.ts'),
    banner: () => import('./ar/banner.ts'),
    bitcoin: () => import('./ar/bitcoin.ts'),
    'booking-page': () => import('./ar/booking-page.ts'),
    'booking-trouble': () => import('./ar/booking-trouble.ts'),
    'booking-view': () => import('./ar/booking-view.ts'),
    'card-frame': () => import('./ar/card-frame.ts'),
    cards: () => import('./ar/cards.ts'),
    change: () => import('./ar/change.ts'),
    charges: () => import('./ar/charges.ts'),
    checkout: () => import('./ar/checkout.ts'),
    counts: () => import('./ar/counts.ts'),
    deals: () => import('./ar/deals.ts'),
    failures: () => import('./ar/failures.ts'),
    filters: () => import('./ar/filters.ts'),
    'hand-off': () => import('./ar/hand-off.ts'),
    help: () => import('./ar/help.ts'),
    hotel: () => import('./ar/hotel.ts'),
    'hotel-badge': () => import('./ar/hotel-badge.ts'),
    'hotel-error': () => import('./ar/hotel-error.ts'),
    'hotel-parts': () => import('./ar/hotel-parts.ts'),
    join: () => import('./ar/join.ts'),
    'loading-overlay': () => import('./ar/loading-overlay.ts'),
    login: () => import('./ar/login.ts'),
    lookup: () => import('./ar/lookup.ts'),
    'lost-number': () => import('./ar/lost-number.ts'),
    'manage-cards': () => import('./ar/manage-cards.ts'),
    map: () => import('./ar/map.ts'),
    'my-wallet': () => import('./ar/my-wallet.ts'),
    'next-trip': () => import('./ar/next-trip.ts'),
    panels: () => import('./ar/panels.ts'),
    'pay-bitcoin': () => import('./ar/pay-bitcoin.ts'),
    'pay-card': () => import('./ar/pay-card.ts'),
    'pay-wallet': () => import('./ar/pay-wallet.ts'),
    profile: () => import('./ar/profile.ts'),
    rates: () => import('./ar/rates.ts'),
    'rates-trouble': () => import('./ar/rates-trouble.ts'),
    results: () => import('./ar/results.ts'),
    'results-error': () => import('./ar/results-error.ts'),
    reviews: () => import('./ar/reviews.ts'),
    rewards: () => import('./ar/rewards.ts'),
    ride: () => import('./ar/ride.ts'),
    'room-guests': () => import('./ar/room-guests.ts'),
    saved: () => import('./ar/saved.ts'),
    'saved-list': () => import('./ar/saved-list.ts'),
    search: () => import('./ar/search.ts'),
    security: () => import('./ar/security.ts'),
    'server-words': () => import('./ar/server-words.ts'),
    'social-login': () => import('./ar/social-login.ts'),
    'stay-fields': () => import('./ar/stay-fields.ts'),
    steps: () => import('./ar/steps.ts'),
    suggestions: () => import('./ar/suggestions.ts'),
    tabs: () => import('./ar/tabs.ts'),
    trips: () => import('./ar/trips.ts'),
    viewer: () => import('./ar/viewer.ts'),
    wallet: () => import('./ar/wallet.ts'),
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
  ru: {
    about: () => import('./ru/about.ts'),
    account: () => import('./ru/account.ts'),
    'after-booking': () => import('./ru/after-booking.ts'),
    apology: () => import('./ru/apology.ts'),
    banner: () => import('./ru/banner.ts'),
    bitcoin: () => import('./ru/bitcoin.ts'),
    'booking-page': () => import('./ru/booking-page.ts'),
    'booking-trouble': () => import('./ru/booking-trouble.ts'),
    'booking-view': () => import('./ru/booking-view.ts'),
    'card-frame': () => import('./ru/card-frame.ts'),
    cards: () => import('./ru/cards.ts'),
    change: () => import('./ru/change.ts'),
    charges: () => import('./ru/charges.ts'),
    checkout: () => import('./ru/checkout.ts'),
    counts: () => import('./ru/counts.ts'),
    deals: () => import('./ru/deals.ts'),
    failures: () => import('./ru/failures.ts'),
    filters: () => import('./ru/filters.ts'),
    'hand-off': () => import('./ru/hand-off.ts'),
    help: () => import('./ru/help.ts'),
    hotel: () => import('./ru/hotel.ts'),
    'hotel-badge': () => import('./ru/hotel-badge.ts'),
    'hotel-error': () => import('./ru/hotel-error.ts'),
    'hotel-parts': () => import('./ru/hotel-parts.ts'),
    join: () => import('./ru/join.ts'),
    'loading-overlay': () => import('./ru/loading-overlay.ts'),
    login: () => import('./ru/login.ts'),
    lookup: () => import('./ru/lookup.ts'),
    'lost-number': () => import('./ru/lost-number.ts'),
    'manage-cards': () => import('./ru/manage-cards.ts'),
    map: () => import('./ru/map.ts'),
    'my-wallet': () => import('./ru/my-wallet.ts'),
    'next-trip': () => import('./ru/next-trip.ts'),
    panels: () => import('./ru/panels.ts'),
    'pay-bitcoin': () => import('./ru/pay-bitcoin.ts'),
    'pay-card': () => import('./ru/pay-card.ts'),
    'pay-wallet': () => import('./ru/pay-wallet.ts'),
    profile: () => import('./ru/profile.ts'),
    rates: () => import('./ru/rates.ts'),
    'rates-trouble': () => import('./ru/rates-trouble.ts'),
    results: () => import('./ru/results.ts'),
    'results-error': () => import('./ru/results-error.ts'),
    reviews: () => import('./ru/reviews.ts'),
    rewards: () => import('./ru/rewards.ts'),
    ride: () => import('./ru/ride.ts'),
    'room-guests': () => import('./ru/room-guests.ts'),
    saved: () => import('./ru/saved.ts'),
    'saved-list': () => import('./ru/saved-list.ts'),
    search: () => import('./ru/search.ts'),
    security: () => import('./ru/security.ts'),
    'server-words': () => import('./ru/server-words.ts'),
    'social-login': () => import('./ru/social-login.ts'),
    'stay-fields': () => import('./ru/stay-fields.ts'),
    steps: () => import('./ru/steps.ts'),
    suggestions: () => import('./ru/suggestions.ts'),
    tabs: () => import('./ru/tabs.ts'),
    trips: () => import('./ru/trips.ts'),
    viewer: () => import('./ru/viewer.ts'),
    wallet: () => import('./ru/wallet.ts'),
  },
  'zh-CN': {
    about: () => import('./zh-CN/about.ts'),
    account: () => import('./zh-CN/account.ts'),
    'after-booking': () => import('./zh-CN/after-booking.ts'),
    apology: () => import('./zh-CN/apology.ts'),
    banner: () => import('./zh-CN/banner.ts'),
    bitcoin: () => import('./zh-CN/bitcoin.ts'),
    'booking-page': () => import('./zh-CN/booking-page.ts'),
    'booking-trouble': () => import('./zh-CN/booking-trouble.ts'),
    'booking-view': () => import('./zh-CN/booking-view.ts'),
    'card-frame': () => import('./zh-CN/card-frame.ts'),
    cards: () => import('./zh-CN/cards.ts'),
    change: () => import('./zh-CN/change.ts'),
    charges: () => import('./zh-CN/charges.ts'),
    checkout: () => import('./zh-CN/checkout.ts'),
    counts: () => import('./zh-CN/counts.ts'),
    deals: () => import('./zh-CN/deals.ts'),
    failures: () => import('./zh-CN/failures.ts'),
    filters: () => import('./zh-CN/filters.ts'),
    'hand-off': () => import('./zh-CN/hand-off.ts'),
    help: () => import('./zh-CN/help.ts'),
    hotel: () => import('./zh-CN/hotel.ts'),
    'hotel-badge': () => import('./zh-CN/hotel-badge.ts'),
    'hotel-error': () => import('./zh-CN/hotel-error.ts'),
    'hotel-parts': () => import('./zh-CN/hotel-parts.ts'),
    join: () => import('./zh-CN/join.ts'),
    'loading-overlay': () => import('./zh-CN/loading-overlay.ts'),
    login: () => import('./zh-CN/login.ts'),
    lookup: () => import('./zh-CN/lookup.ts'),
    'lost-number': () => import('./zh-CN/lost-number.ts'),
    'manage-cards': () => import('./zh-CN/manage-cards.ts'),
    map: () => import('./zh-CN/map.ts'),
    'my-wallet': () => import('./zh-CN/my-wallet.ts'),
    'next-trip': () => import('./zh-CN/next-trip.ts'),
    panels: () => import('./zh-CN/panels.ts'),
    'pay-bitcoin': () => import('./zh-CN/pay-bitcoin.ts'),
    'pay-card': () => import('./zh-CN/pay-card.ts'),
    'pay-wallet': () => import('./zh-CN/pay-wallet.ts'),
    profile: () => import('./zh-CN/profile.ts'),
    rates: () => import('./zh-CN/rates.ts'),
    'rates-trouble': () => import('./zh-CN/rates-trouble.ts'),
    results: () => import('./zh-CN/results.ts'),
    'results-error': () => import('./zh-CN/results-error.ts'),
    reviews: () => import('./zh-CN/reviews.ts'),
    rewards: () => import('./zh-CN/rewards.ts'),
    ride: () => import('./zh-CN/ride.ts'),
    'room-guests': () => import('./zh-CN/room-guests.ts'),
    saved: () => import('./zh-CN/saved.ts'),
    'saved-list': () => import('./zh-CN/saved-list.ts'),
    search: () => import('./zh-CN/search.ts'),
    security: () => import('./zh-CN/security.ts'),
    'server-words': () => import('./zh-CN/server-words.ts'),
    'social-login': () => import('./zh-CN/social-login.ts'),
    'stay-fields': () => import('./zh-CN/stay-fields.ts'),
    steps: () => import('./zh-CN/steps.ts'),
    suggestions: () => import('./zh-CN/suggestions.ts'),
    tabs: () => import('./zh-CN/tabs.ts'),
    trips: () => import('./zh-CN/trips.ts'),
    viewer: () => import('./zh-CN/viewer.ts'),
    wallet: () => import('./zh-CN/wallet.ts'),
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
