export const messages = {
  importantInfo: 'Vigtige oplysninger',
  checkInTime: 'Indtjekning',
  checkOutTime: 'Udtjekning',
}
