export const messages = {
  noRates: 'Attans! Det här hotellet blev snabbt fullbokat. Sängarna måste vara underbara.',
  noRatesHint: 'Klicka på Ladda om och låt oss trolla lite, så ser vi om vi kan hitta ett rum åt dig.',
  refresh: 'Ladda om',
  ratesFailed: 'Vi kunde inte fråga hotellet om dess rum.',
  ratesFailedHint: 'Linjen dit är nere för ett ögonblick; rummen kan mycket väl vara lediga. Försök igen.',
}
