import { staySearch } from './stay-search/element.ts'

/** Every element's declaration by tag. */
export const declarations = {
  'stay-search': staySearch,
} as const

export type Tag = keyof typeof declarations
