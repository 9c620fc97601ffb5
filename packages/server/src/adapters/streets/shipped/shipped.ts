import { join } from 'node:path'

/** Streets of two cities, for a checkout without further data. See README.md. */
export const SHIPPED_ARCHIVE = join(import.meta.dirname, 'streets.pmtiles')
