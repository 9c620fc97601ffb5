export const messages = {
  ride: 'Заказать поездку',
}
