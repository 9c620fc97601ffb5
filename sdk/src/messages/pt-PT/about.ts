export const messages = {
  importantInfo: 'Informações importantes',
  checkInTime: 'Entrada',
  checkOutTime: 'Saída',
}
