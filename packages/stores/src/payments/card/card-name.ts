const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  visa_electron: 'Visa Electron',
}

/** The name of a card's type as people write it: "Visa" of visa. */
export function cardName(type: string): string {
  return names[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
}

/** The cards that the payment providers take, in the order of the form. */
export const acceptedCards = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb'] as const
