export const messages = {
  reviewsOf: 'Ulasan tamu untuk {name}',
  reviewPages: 'Halaman ulasan',
  reviewSort: 'Urutkan ulasan',
  newest: 'Terbaru',
  best: 'Skor tertinggi',
  worst: 'Skor terendah',
  noReviews: 'Belum ada ulasan untuk properti ini',
  loadingReviews: 'Memuat ulasan',
  reviewsFailed: 'Ulasan tidak dapat dimuat.',
  pros: 'Disukai',
  cons: 'Tidak disukai',
}
