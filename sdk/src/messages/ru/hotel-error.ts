export const messages = {
  awkward: 'Как неловко! Похоже, что-то пошло не так.',
  awkwardHint: 'Нажмите «Обновить», и мы попробуем ещё раз.',
  moreHotels: 'Посмотреть другие отели',
  refresh: 'Обновить',
}
