export const messages = {
  nothingFree: '{place} için {from} – {to} tarihlerinde odası olan otel yok. Lütfen başka tarihler seçin.',
  tryAgain: 'Tekrar dene',
  noHotels: 'otel bulunamadı',
  past: 'Geçmişte yaşıyorsunuz!',
  pastHint: 'Lütfen tarihlerinizi kontrol edin',
}
