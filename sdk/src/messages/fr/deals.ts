export const messages = {
  dealTitle: 'Jusqu’à 60 % d’économies avec un code promotionnel',
  dealHint: 'Pas de code ? Les membres voient les offres tout de suite.',
  dealCode: 'Code promotionnel',
  enterDealCode: 'Indiquez votre code promotionnel',
  applyCode: 'Appliquer',
  signUp: 'S’inscrire',
}
