export const messages = {
  reviewsOf: 'تقييمات النزلاء لـ{name}',
  reviewPages: 'صفحات التقييمات',
  reviewSort: 'ترتيب التقييمات',
  newest: 'الأحدث',
  best: 'الأعلى درجة',
  worst: 'الأقل درجة',
  noReviews: 'لا توجد تقييمات لمكان الإقامة هذا بعد',
  loadingReviews: 'جارٍ تحميل التقييمات',
  reviewsFailed: 'تعذّر تحميل التقييمات.',
  pros: 'الإيجابيات',
  cons: 'السلبيات',
}
