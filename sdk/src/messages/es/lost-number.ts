export const messages = {
  title: 'He perdido mi número de viaje',
  lead: 'Introduzca el correo electrónico con el que reservó. Enviamos allí sus viajes próximos y recientes, con sus números.',
  email: 'Correo electrónico',
  send: 'Enviar mis números de viaje',
  sending: 'Un momento',
  sentTitle: 'Mire su correo',
  sent: 'Si aquí se reservaron viajes con {email}, sus números van en camino a esa dirección.',
  nothing:
    '¿No ha llegado nada después de unos minutos? Mire la carpeta de correo no deseado o pruebe con otro correo que haya podido usar.',
  another: 'Probar con otro correo',
  back: 'Volver a «Consultar o cancelar una reserva»',
}
