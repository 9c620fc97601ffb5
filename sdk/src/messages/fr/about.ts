export const messages = {
  importantInfo: 'Informations importantes',
  checkInTime: 'Arrivée',
  checkOutTime: 'Départ',
}
