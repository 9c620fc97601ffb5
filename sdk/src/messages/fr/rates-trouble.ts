export const messages = {
  noRates: 'Mince ! Cet hôtel s’est vite rempli. Leurs draps doivent être bien doux.',
  noRatesHint: 'Actualisez, et voyons si nous trouvons une chambre pour vous.',
  refresh: 'Actualiser',
  ratesFailed: 'Impossible d’interroger cet hôtel sur ses chambres.',
  ratesFailedHint:
    'La liaison est coupée un instant ; des chambres sont peut-être libres. Veuillez réessayer.',
}
