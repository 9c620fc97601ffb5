import { address, text, variables } from '../../kernel/environment.ts'

export const duffelVariables = variables({
  shape: {
    DUFFEL_ACCESS_TOKEN: text.optional(),
    DUFFEL_API_BASE: address.optional(),
  },
  encrypted: ['DUFFEL_API_BASE'],
})
