import type { messages as english } from '../en-US/methods.ts'

export const messages: Record<keyof typeof english, string> = {
  Bitcoin: 'Bitcoin',
  Wallet: 'Portefeuille',
}
