import type { Tag } from './declarations.ts'

type Late = () => Promise<{ readonly define: () => void }>

/** Lazy code of each element: a page that imports one element loads the nested ones on demand. */
export const lateDefiners: Readonly<Record<Tag, Late>> = {
  'stay-search': () => import('./stay-search/define.ts'),
  'stay-flights': () => import('./stay-flights/define.ts'),
  'stay-cars': () => import('./stay-cars/define.ts'),
  'stay-results': () => import('./stay-results/define.ts'),
  'stay-hotel': () => import('./stay-hotel/define.ts'),
  'stay-rates': () => import('./stay-rates/define.ts'),
  'stay-account': () => import('./stay-account/define.ts'),
  'stay-checkout': () => import('./stay-checkout/define.ts'),
  'stay-login': () => import('./stay-login/define.ts'),
  'stay-trips': () => import('./stay-trips/define.ts'),
  'stay-next-trip': () => import('./stay-next-trip/define.ts'),
  'stay-profile': () => import('./stay-profile/define.ts'),
  'stay-cards': () => import('./stay-cards/define.ts'),
  'stay-rewards': () => import('./stay-rewards/define.ts'),
  'stay-saved': () => import('./stay-saved/define.ts'),
  'stay-wallet': () => import('./stay-wallet/define.ts'),
  'stay-lookup': () => import('./stay-lookup/define.ts'),
  'stay-help': () => import('./stay-help/define.ts'),
  'stay-booking': () => import('./stay-booking/define.ts'),
  'stay-data-layer': () => import('./stay-data-layer/define.ts'),
}

/** Loads and registers an element. Rejects when its code fails to load, and for an unknown tag. */
export async function defineLate(tag: string): Promise<void> {
  if (!Object.hasOwn(lateDefiners, tag)) throw new Error(`Staykit has no element <${tag}>.`)
  const { define } = await lateDefiners[tag as Tag]()
  define()
}
