import { messages as charges } from './en-US/charges.ts'
import { messages as checkout } from './en-US/checkout.ts'
import { messages as steps } from './en-US/steps.ts'
import type { Catalogue } from './translate.ts'

const english = { ...steps, ...charges, ...checkout }

export const checkoutCatalogue: Catalogue<typeof english> = {
  english,
  others: {
    fr: async () => {
      const parts = await Promise.all([
        import('./fr/steps.ts'),
        import('./fr/charges.ts'),
        import('./fr/checkout.ts'),
      ])
      return { messages: { ...parts[0].messages, ...parts[1].messages, ...parts[2].messages } }
    },
  },
}
