import type { Tag } from './declarations.ts'
import { define as search } from './stay-search/define.ts'

/** Registers each element, by tag. */
export const definers: Readonly<Record<Tag, () => void>> = {
  'stay-search': search,
}
