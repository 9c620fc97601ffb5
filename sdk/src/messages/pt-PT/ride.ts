export const messages = {
  ride: 'Chamar um carro',
}
