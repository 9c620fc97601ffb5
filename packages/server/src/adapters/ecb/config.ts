import { address, variables } from '../../kernel/environment.ts'

export const ecbVariables = variables({
  shape: { EXCHANGE_RATES_URL: address.optional() },
  encrypted: ['EXCHANGE_RATES_URL'],
})
