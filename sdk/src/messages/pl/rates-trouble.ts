export const messages = {
  noRates: 'Ojej! Ten hotel szybko się wyprzedał. Muszą tam mieć wyjątkowo miękką pościel.',
  noRatesHint: 'Kliknij „Odśwież”, a zrobimy, co w naszej mocy, żeby znaleźć dla Ciebie pokój.',
  refresh: 'Odśwież',
  ratesFailed: 'Nie udało się zapytać tego hotelu o pokoje.',
  ratesFailedHint: 'Połączenie z hotelem jest chwilowo przerwane; pokoje mogą być wolne. Spróbuj ponownie.',
}
