export const messages = {
  findingDeals: 'VORES AI FINDER TILBUD TIL DIG!',
  overlayCheckIn: 'Indtjekning',
  overlayCheckOut: 'Udtjekning',
}
