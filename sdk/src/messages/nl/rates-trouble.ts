export const messages = {
  noRates: 'Ach! Dit hotel was snel volgeboekt. De bedden zullen er wel heel goed zijn.',
  noRatesHint: 'Klik op de knop Vernieuwen, dan toveren we misschien nog een kamer voor u tevoorschijn.',
  refresh: 'Vernieuwen',
  ratesFailed: 'We konden dit hotel niet naar zijn kamers vragen.',
  ratesFailedHint: 'De lijn ligt even plat; de kamers kunnen best vrij zijn. Probeer het opnieuw.',
}
