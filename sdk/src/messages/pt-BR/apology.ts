export const messages = {
  sorry: 'Desculpe, algo deu errado aqui.',
  mountAnew: 'Tentar novamente',
}
