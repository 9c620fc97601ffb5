export const messages = {
  noRates: 'Øv! Dette hotel blev hurtigt fuldt booket. Sengene må være en drøm.',
  noRatesHint: 'Klik på Genindlæs, og lad os trylle lidt for at se, om vi kan finde et værelse til dig.',
  refresh: 'Genindlæs',
  ratesFailed: 'Vi kunne ikke spørge hotellet om dets værelser.',
  ratesFailedHint: 'Forbindelsen dertil er kortvarigt nede; værelserne kan sagtens være ledige. Prøv igen.',
}
