import type { messages as english } from '../en-US/account.ts'

export const messages: Record<keyof typeof english, string> = {
  login: 'Connexion',
  account: 'Mon compte',
  logout: 'Déconnexion',
}
