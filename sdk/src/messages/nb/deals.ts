export const messages = {
  dealTitle: 'Spar opptil 60 % med en tilbudskode',
  dealHint: 'Ingen kode? Medlemmer ser tilbudene med en gang.',
  dealCode: 'Tilbudskode',
  enterDealCode: 'Skriv inn tilbudskoden din',
  applyCode: 'Bruk',
  signUp: 'Registrer deg',
}
