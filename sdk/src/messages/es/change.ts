export const messages = {
  changeTitle: '¿Cambiar las fechas de este viaje?',
  changeLead:
    'Elige nuevas fechas en {hotel} y las paga; solo entonces se cancela este viaje. Hasta ese momento no le pasa nada.',
  changeKeep: 'Mantener mis fechas',
  changeChoose: 'Elegir nuevas fechas',
  changeChooseAnyway: 'Elegir nuevas fechas sin reembolso',
  changing: 'Está cambiando el viaje {number}',
  changeFrom: 'Reservado ahora: del {checkIn} al {checkOut}.',
  changePick: 'Elija abajo sus nuevas fechas y una habitación.',
  changeNext: 'Esto es lo que cuesta el cambio:',
  changeStay: 'Dejar mi viaje como está',
  changeElsewhere: 'Este es otro hotel: una habitación aquí es una reserva más, y su viaje queda como está.',
  changeTooLate: 'Las fechas de este viaje ya no se pueden cambiar.',
  changeLoading: 'Cargando su viaje',
  changeNew: 'Nuevo total',
  changeOld: 'Precio actual de su viaje',
  changeFee: 'Coste de cancelarlo',
  changeRefund: 'Se reembolsa por él',
  changeFree: 'Gratis',
  changeNothing: 'Nada',
  changeMore: 'Al final paga, además de lo que se le devuelve',
  changeLess: 'Al final se le devuelve',
  changeTerms: 'Cancelar su viaje es gratis hasta el {when}.',
  changeNonRefundable:
    'Su viaje no es reembolsable: se retiene todo su precio de {amount}, y las nuevas fechas se pagan aparte.',
  changedPending: 'Su viaje {number} se está cancelando. Su propio correo dice qué se reembolsa.',
  changedRefund:
    'Su viaje {number} se ha cancelado: {amount} se reembolsan por la misma vía por la que pagó.',
  changedNothing: 'Su viaje {number} se ha cancelado. No se reembolsa nada por él.',
  changedRefused:
    'El hotel todavía no ha cancelado su viaje {number}. Estamos avisados y le escribiremos; usted no tiene que hacer nada.',
  changedTo: 'Se cambiaron las fechas de este viaje: ahora es el viaje {number}.',
}
