import { messages as booking } from './en-US/booking.ts'
import { messages as checkout } from './en-US/checkout.ts'
import type { Catalogue } from './translate.ts'

const english = { ...booking, ...checkout }

export const checkoutCatalogue: Catalogue<typeof english> = {
  english,
  others: {
    fr: async () => {
      const [one, two] = await Promise.all([import('./fr/booking.ts'), import('./fr/checkout.ts')])
      return { messages: { ...one.messages, ...two.messages } }
    },
  },
}
