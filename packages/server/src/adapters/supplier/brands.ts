import { fold } from '../../kernel/text/fold.ts'
import type { Named } from '../../ports/supplier.ts'

/** Of ids in requests. */
const LONGEST_ID = 64

/** A brand by its name: suppliers number brands differently, and a filter must mean the same whichever have answered. */
export const brandOf = (name: string | null | undefined): Named | undefined =>
  name ? { id: (fold(name).replaceAll(' ', '-') || name).slice(0, LONGEST_ID), name } : undefined
