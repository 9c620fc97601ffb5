export const messages = {
  reviewsOf: 'Отзывы гостей: {name}',
  reviewPages: 'Страницы отзывов',
  reviewSort: 'Сортировка отзывов',
  newest: 'Сначала новые',
  best: 'Самая высокая оценка',
  worst: 'Самая низкая оценка',
  noReviews: 'Об этом отеле пока нет отзывов',
  loadingReviews: 'Загружаем отзывы',
  reviewsFailed: 'Не удалось загрузить отзывы.',
  pros: 'Понравилось',
  cons: 'Не понравилось',
}
