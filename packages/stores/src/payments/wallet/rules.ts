import type { PaymentRules } from '../method.ts'

export const walletRules: PaymentRules = { name: 'WALLET', paidWith: () => ({}) }
