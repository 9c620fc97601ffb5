import { messages as booking } from './en-US/booking.ts'
import { messages as lookup } from './en-US/lookup.ts'
import type { Catalogue } from './translate.ts'

const english = { ...booking, ...lookup }

export const lookupCatalogue: Catalogue<typeof english> = {
  english,
  others: {
    fr: async () => {
      const [one, two] = await Promise.all([import('./fr/booking.ts'), import('./fr/lookup.ts')])
      return { messages: { ...one.messages, ...two.messages } }
    },
  },
}
