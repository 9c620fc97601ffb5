export const messages = {
  awkward: 'To trochę niezręczne. Wygląda na to, że coś poszło nie tak.',
  awkwardHint: 'Kliknij „Odśwież”, a spróbujemy jeszcze raz.',
  moreHotels: 'Zobacz inne hotele',
  refresh: 'Odśwież',
}
