import { messages as view } from './en-US/booking-view.ts'
import { messages as charges } from './en-US/charges.ts'
import type { Catalogue } from './translate.ts'

const english = { ...charges, ...view }

export const bookingCatalogue: Catalogue<typeof english> = {
  english,
  others: {
    fr: async () => {
      const [one, two] = await Promise.all([import('./fr/charges.ts'), import('./fr/booking-view.ts')])
      return { messages: { ...one.messages, ...two.messages } }
    },
  },
}
