export const messages = {
  findingDeals: 'NASZA SZTUCZNA INTELIGENCJA SZUKA DLA CIEBIE OFERT!',
  overlayCheckIn: 'Zameldowanie',
  overlayCheckOut: 'Wymeldowanie',
}
