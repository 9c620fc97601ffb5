import { messages as english } from './en-US/banner.ts'
import type { Catalogue } from './translate.ts'

export const bannerCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/banner.ts') },
}
