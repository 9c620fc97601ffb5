export const messages = {
  'sort.most_popular': 'Сначала популярные',
  'sort.price_asc': 'Цена: по возрастанию',
  'sort.price_desc': 'Цена: по убыванию',
  'sort.stars_desc': 'Количество звёзд',
  'sort.score_desc': 'Оценка гостей',
  'sort.savings': 'Наибольшая экономия',
  'amenity.6': 'Бесплатный интернет',
  'amenity.12': 'Для некурящих',
  'amenity.11': 'Доступная среда',
  'amenity.5': 'Бесплатный завтрак',
  'amenity.10': 'Бесплатная парковка',
  'amenity.4': 'Бесплатный трансфер из аэропорта',
  'amenity.9': 'Фитнес-центр',
  'amenity.15': 'Бассейн',
  'amenity.13': 'Можно с питомцами',
  'amenity.2': 'Бизнес-центр',
  'score.Superb': 'Превосходно',
  'score.Fabulous': 'Потрясающе',
  'score.Very Good': 'Очень хорошо',
  'score.Good': 'Хорошо',
  'score.Pleasant': 'Достаточно хорошо',
  'traveler.Couple': 'Пара',
  'traveler.Family': 'Семья',
  'traveler.Solo traveller': 'Путешествие в одиночку',
  'traveler.Business traveller': 'Деловая поездка',
  'traveler.Group of friends': 'Компания друзей',
  'Incorrect email or password.': 'Неверный адрес почты или пароль.',
  'Incorrect password.': 'Неверный пароль.',
  'This code is not right. Please check it, or ask for a new one.':
    'Код неверный. Проверьте его или запросите новый.',
  'This code has expired. Please ask for a new one.': 'Срок действия кода истёк. Запросите новый.',
  'Attempt limit exceeded. Please try again after some time.': 'Слишком много попыток. Попробуйте позже.',
  'We do not know this deal code.': 'Мы не знаем такого промокода.',
  'This deal code has expired.': 'Срок действия этого промокода истёк.',
  'Your session has ended. Please log in again.': 'Сеанс завершён. Войдите ещё раз.',
  'This price has expired. Please choose the room again.':
    'Эта цена больше не действует. Выберите номер ещё раз.',
  'Unable to find Location': 'Место не найдено',
  'Your card was declined.': 'Карта отклонена.',
  'Your card has insufficient funds.': 'На карте недостаточно средств.',
  'Your card has expired.': 'Срок действия карты истёк.',
  "Your card's security code is incorrect.": 'Неверный код безопасности карты.',
  'We could not verify this card with your bank. You were not charged.':
    'Банк не подтвердил эту карту. Деньги не списаны.',
  'This payment has ended. Please pay again.': 'Этот платёж завершён. Оплатите ещё раз.',
  'The card provider does not answer. Please try again.': 'Платёжный сервис не отвечает. Попробуйте ещё раз.',
  'We are very busy. Please try again in a moment.': 'Сейчас очень много запросов. Попробуйте чуть позже.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Слишком много карт отклонено. Попробуйте позже или оплатите другим способом.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Этот тариф предложен слишком давно. Выберите тариф ещё раз.',
  'This rate cannot be read. Please choose a rate again.':
    'Не удаётся прочитать этот тариф. Выберите тариф ещё раз.',
  'The payment was not completed. You were not charged.': 'Платёж не завершён. Деньги не списаны.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Банк хочет подтвердить эту карту. Используйте форму карты или другую карту.',
  'This booking can no longer be cancelled free of charge.':
    'Это бронирование больше нельзя отменить бесплатно.',
  'This passkey does not work here. Please try another way.':
    'Этот ключ доступа здесь не подходит. Попробуйте другой способ.',
  'Please log in again to use your saved cards.': 'Войдите ещё раз, чтобы использовать сохранённые карты.',
  'Please log in again to change your e-mail address.': 'Войдите ещё раз, чтобы изменить адрес эл. почты.',
  'Please log in again to add a passkey.': 'Войдите ещё раз, чтобы добавить ключ доступа.',
  'Please confirm your sign-up with the code we mailed you.':
    'Подтвердите регистрацию кодом из нашего письма.',
  'Please set a new password first: choose "Forgot password".':
    'Сначала задайте новый пароль: выберите «Забыли пароль».',
  'Bitcoin payments are not available now. You were not charged.':
    'Оплата в биткойнах сейчас недоступна. Деньги не списаны.',
  'Your transfer has arrived: your room is being booked with it.': 'Ваш перевод получен: номер бронируется.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Впереди ещё одна поездка: отмените её или вернитесь, когда она закончится.',
  'These coins were given back. Please choose the room again.':
    'Эти монеты возвращены. Выберите номер ещё раз.',
  'The wallet does not answer. You were not charged.': 'Кошелёк не отвечает. Деньги не списаны.',
  'This contract is not one of ours. Please choose the room again.':
    'Этот договор не наш. Выберите номер ещё раз.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Выберите изображение: JPEG, PNG, WebP или GIF',
  'There is no such card.': 'Такой карты больше нет.',
  RATE_LIMITED: 'Слишком много попыток. Подождите немного и попробуйте ещё раз.',
}
