export const messages = {
  sorry: 'Spiacenti, qui qualcosa è andato storto.',
  mountAnew: 'Riprova',
}
