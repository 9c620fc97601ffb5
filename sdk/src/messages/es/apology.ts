export const messages = {
  sorry: 'Lo sentimos, algo ha salido mal aquí.',
  mountAnew: 'Volver a intentarlo',
}
