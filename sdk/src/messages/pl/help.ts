export const messages = {
  help: 'Pomoc',
  'link.contact': 'Kontakt',
  'link.review': 'Sprawdź lub anuluj rezerwację',
  'link.flights': 'Sprawdź lub anuluj loty',
  'link.cars': 'Sprawdź lub anuluj wynajem samochodu',
  'link.faq': 'Najczęściej zadawane pytania',
  'link.privacy': 'Polityka prywatności',
  'link.terms': 'Regulamin',
  'link.search': 'Szukaj',
}
