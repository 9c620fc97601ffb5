export const messages = {
  sorry: 'Maaf, terjadi kesalahan di sini.',
  mountAnew: 'Coba Lagi',
}
