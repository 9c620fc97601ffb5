export const messages = {
  dealTitle: 'Fırsat koduyla %60’a varan tasarruf edin',
  dealHint: 'Kodunuz yok mu? Üyeler fırsatları hemen görür.',
  dealCode: 'Fırsat kodu',
  enterDealCode: 'Lütfen fırsat kodunuzu girin',
  applyCode: 'Uygula',
  signUp: 'Kaydol',
}
