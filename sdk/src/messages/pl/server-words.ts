export const messages = {
  'sort.most_popular': 'Najpopularniejsze',
  'sort.price_asc': 'Cena: od najniższej',
  'sort.price_desc': 'Cena: od najwyższej',
  'sort.stars_desc': 'Liczba gwiazdek',
  'sort.score_desc': 'Ocena gości',
  'sort.savings': 'Największa oszczędność',
  'amenity.6': 'Bezpłatny internet',
  'amenity.12': 'Dla niepalących',
  'amenity.11': 'Dostępność dla osób z niepełnosprawnościami',
  'amenity.5': 'Bezpłatne śniadanie',
  'amenity.10': 'Bezpłatny parking',
  'amenity.4': 'Bezpłatny transfer lotniskowy',
  'amenity.9': 'Siłownia',
  'amenity.15': 'Basen',
  'amenity.13': 'Zwierzęta mile widziane',
  'amenity.2': 'Centrum biznesowe',
  'score.Superb': 'Znakomity',
  'score.Fabulous': 'Fantastyczny',
  'score.Very Good': 'Bardzo dobry',
  'score.Good': 'Dobry',
  'score.Pleasant': 'Przyjemny',
  'traveler.Couple': 'Para',
  'traveler.Family': 'Rodzina',
  'traveler.Solo traveller': 'Podróż w pojedynkę',
  'traveler.Business traveller': 'Podróż służbowa',
  'traveler.Group of friends': 'Grupa znajomych',
  'Incorrect email or password.': 'Nieprawidłowy e-mail lub hasło.',
  'Incorrect password.': 'Nieprawidłowe hasło.',
  'This code is not right. Please check it, or ask for a new one.':
    'Ten kod jest nieprawidłowy. Sprawdź go lub poproś o nowy.',
  'This code has expired. Please ask for a new one.': 'Ten kod stracił ważność. Poproś o nowy.',
  'Attempt limit exceeded. Please try again after some time.': 'Zbyt wiele prób. Spróbuj ponownie później.',
  'We do not know this deal code.': 'Nie znamy tego kodu promocyjnego.',
  'This deal code has expired.': 'Ten kod promocyjny stracił ważność.',
  'Your session has ended. Please log in again.': 'Twoja sesja się zakończyła. Zaloguj się ponownie.',
  'This price has expired. Please choose the room again.':
    'Ta cena straciła ważność. Wybierz pokój ponownie.',
  'Unable to find Location': 'Nie znaleziono miejsca',
  'Your card was declined.': 'Twoja karta została odrzucona.',
  'Your card has insufficient funds.': 'Na karcie brakuje środków.',
  'Your card has expired.': 'Twoja karta straciła ważność.',
  "Your card's security code is incorrect.": 'Kod zabezpieczający karty jest nieprawidłowy.',
  'We could not verify this card with your bank. You were not charged.':
    'Nie udało się zweryfikować tej karty w banku. Nie pobrano żadnej kwoty.',
  'This payment has ended. Please pay again.': 'Ta płatność się zakończyła. Zapłać ponownie.',
  'The card provider does not answer. Please try again.': 'Dostawca kart nie odpowiada. Spróbuj ponownie.',
  'We are very busy. Please try again in a moment.':
    'Mamy teraz bardzo duży ruch. Spróbuj ponownie za chwilę.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Odrzucono zbyt wiele kart. Spróbuj ponownie później albo zapłać inaczej.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Ta stawka została podana zbyt dawno. Wybierz stawkę ponownie.',
  'This rate cannot be read. Please choose a rate again.':
    'Nie można odczytać tej stawki. Wybierz stawkę ponownie.',
  'The payment was not completed. You were not charged.':
    'Płatność nie została ukończona. Nie pobrano żadnej kwoty.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Bank chce potwierdzić tę kartę. Użyj formularza karty albo innej karty.',
  'This booking can no longer be cancelled free of charge.':
    'Tej rezerwacji nie można już bezpłatnie anulować.',
  'This passkey does not work here. Please try another way.':
    'Ten klucz dostępu tutaj nie działa. Spróbuj w inny sposób.',
  'Please log in again to use your saved cards.': 'Zaloguj się ponownie, aby użyć zapisanych kart.',
  'Please log in again to change your e-mail address.': 'Zaloguj się ponownie, aby zmienić adres e-mail.',
  'Please log in again to add a passkey.': 'Zaloguj się ponownie, aby dodać klucz dostępu.',
  'Please confirm your sign-up with the code we mailed you.':
    'Potwierdź rejestrację kodem z naszej wiadomości.',
  'Please set a new password first: choose "Forgot password".':
    'Najpierw ustaw nowe hasło: wybierz „Nie pamiętasz hasła”.',
  'Bitcoin payments are not available now. You were not charged.':
    'Płatności bitcoinami są teraz niedostępne. Nie pobrano żadnej kwoty.',
  'Your transfer has arrived: your room is being booked with it.':
    'Twój przelew dotarł: rezerwujemy za niego pokój.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Masz przed sobą pobyt: anuluj go albo wróć, gdy się skończy.',
  'These coins were given back. Please choose the room again.':
    'Te monety zostały zwrócone. Wybierz pokój ponownie.',
  'The wallet does not answer. You were not charged.': 'Portfel nie odpowiada. Nie pobrano żadnej kwoty.',
  'This contract is not one of ours. Please choose the room again.':
    'Ta umowa nie pochodzi od nas. Wybierz pokój ponownie.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Wybierz zdjęcie: JPEG, PNG, WebP lub GIF',
  'There is no such card.': 'Tej karty już nie ma.',
  RATE_LIMITED: 'Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.',
}
