export const messages = {
  sorry: 'Lamentamos, algo correu mal aqui.',
  mountAnew: 'Tentar novamente',
}
