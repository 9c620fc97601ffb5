export const messages = {
  dealTitle: 'Spar op til 60 % med en tilbudskode',
  dealHint: 'Ingen kode? Medlemmer ser tilbuddene med det samme.',
  dealCode: 'Tilbudskode',
  enterDealCode: 'Indtast din tilbudskode',
  applyCode: 'Anvend',
  signUp: 'Tilmeld dig',
}
