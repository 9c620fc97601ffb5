const english = {
  holder: 'Cardholder',
  number: 'Card number',
  expires: 'Expires',
  cvc: 'CVC',
  digits: '{count} digits',
  challengeTitle: 'Confirm this payment',
  challengeText: 'This is a test bank. It asks whether you want to pay {amount}.',
  complete: 'Complete',
  fail: 'Fail',
  nameMissing: 'Enter the name on the card',
  numberMissing: 'Enter your card number',
  numberWrong: 'Check the card number',
  expiryWrong: 'Enter the month and year on the card',
  expiryPast: 'This card has expired',
  cvcWrong: 'Enter the {count} digits of the security code',
  incomplete: 'Please check the card details.',
  trouble: 'The payment could not be made. Please try again.',
}
export type Words = Readonly<Record<keyof typeof english, string>>

const french: Words = {
  holder: 'Titulaire de la carte',
  number: 'Numéro de carte',
  expires: 'Expire le',
  cvc: 'CVC',
  digits: '{count} chiffres',
  challengeTitle: 'Confirmer ce paiement',
  challengeText: 'Ceci est une banque de test. Elle demande si vous voulez payer {amount}.',
  complete: 'Terminer',
  fail: 'Échouer',
  nameMissing: 'Saisissez le nom inscrit sur la carte',
  numberMissing: 'Saisissez le numéro de la carte',
  numberWrong: 'Vérifiez le numéro de la carte',
  expiryWrong: "Saisissez le mois et l'année inscrits sur la carte",
  expiryPast: 'Cette carte a expiré',
  cvcWrong: 'Saisissez les {count} chiffres du code de sécurité',
  incomplete: 'Veuillez vérifier les données de la carte.',
  trouble: "Le paiement n'a pas pu être effectué. Veuillez réessayer.",
}

export function wordsFor(locale: string): Words {
  return locale.toLowerCase().startsWith('fr') ? french : english
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
