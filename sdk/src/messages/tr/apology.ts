export const messages = {
  sorry: 'Üzgünüz, burada bir sorun oluştu.',
  mountAnew: 'Tekrar dene',
}
