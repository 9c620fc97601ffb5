export const messages = {
  ride: 'Pedir um carro',
}
