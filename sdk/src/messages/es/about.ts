export const messages = {
  importantInfo: 'Información importante',
  checkInTime: 'Entrada',
  checkOutTime: 'Salida',
}
