export const messages = {
  reviewsOf: '{name} misafir değerlendirmeleri',
  reviewPages: 'Değerlendirme sayfaları',
  reviewSort: 'Değerlendirmeleri sırala',
  newest: 'En yeni',
  best: 'En yüksek puan',
  worst: 'En düşük puan',
  noReviews: 'Bu tesis için henüz değerlendirme yok',
  loadingReviews: 'Değerlendirmeler yükleniyor',
  reviewsFailed: 'Değerlendirmeler yüklenemedi.',
  pros: 'Beğenilenler',
  cons: 'Beğenilmeyenler',
}
