export const messages = {
  noRates: 'Å nei! Dette hotellet ble fort fullbooket. Sengene må være en drøm.',
  noRatesHint: 'Klikk på Last inn på nytt og la oss trylle litt, så ser vi om vi finner et rom til deg.',
  refresh: 'Last inn på nytt',
  ratesFailed: 'Vi kunne ikke spørre hotellet om rommene.',
  ratesFailedHint: 'Forbindelsen dit er nede et øyeblikk; rommene kan godt være ledige. Prøv igjen.',
}
