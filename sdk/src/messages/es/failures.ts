export const messages = {
  offline: 'No tiene conexión.',
  offlineHint: 'Esto continúa solo en cuanto vuelva a tener conexión.',
  NETWORK: 'No hemos podido llegar al servidor. Compruebe su conexión.',
  TIMEOUT: 'Esto tarda más de lo debido. Vuelva a intentarlo.',
  SERVER_ERROR: 'Algo ha salido mal en el servidor.',
  tryAgain: 'Volver a intentarlo',
}
