export const messages = {
  sorry: 'К сожалению, здесь что-то пошло не так.',
  mountAnew: 'Повторить',
}
