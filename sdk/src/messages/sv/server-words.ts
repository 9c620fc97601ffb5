export const messages = {
  'sort.most_popular': 'Mest populära',
  'sort.price_asc': 'Lägst pris först',
  'sort.price_desc': 'Högst pris först',
  'sort.stars_desc': 'Stjärnor',
  'sort.score_desc': 'Gästbetyg',
  'sort.savings': 'Störst besparing',
  'amenity.6': 'Gratis internet',
  'amenity.12': 'Rökfritt',
  'amenity.11': 'Tillgänglighetsanpassat',
  'amenity.5': 'Gratis frukost',
  'amenity.10': 'Gratis parkering',
  'amenity.4': 'Gratis flygtransfer',
  'amenity.9': 'Gym',
  'amenity.15': 'Pool',
  'amenity.13': 'Husdjur tillåtna',
  'amenity.2': 'Affärscenter',
  'score.Superb': 'Enastående',
  'score.Fabulous': 'Fantastiskt',
  'score.Very Good': 'Mycket bra',
  'score.Good': 'Bra',
  'score.Pleasant': 'Trevligt',
  'traveler.Couple': 'Par',
  'traveler.Family': 'Familj',
  'traveler.Solo traveller': 'Reser ensam',
  'traveler.Business traveller': 'Affärsresa',
  'traveler.Group of friends': 'Vänner',
  'Incorrect email or password.': 'Fel e-post eller lösenord.',
  'Incorrect password.': 'Fel lösenord.',
  'This code is not right. Please check it, or ask for a new one.':
    'Koden stämmer inte. Kontrollera den eller be om en ny.',
  'This code has expired. Please ask for a new one.': 'Koden har gått ut. Be om en ny.',
  'Attempt limit exceeded. Please try again after some time.': 'För många försök. Försök igen om en stund.',
  'We do not know this deal code.': 'Vi känner inte till den här rabattkoden.',
  'This deal code has expired.': 'Den här rabattkoden har gått ut.',
  'Your session has ended. Please log in again.': 'Din session har avslutats. Logga in igen.',
  'This price has expired. Please choose the room again.':
    'Det här priset gäller inte längre. Välj rummet igen.',
  'Unable to find Location': 'Platsen hittades inte',
  'Your card was declined.': 'Ditt kort nekades.',
  'Your card has insufficient funds.': 'Det finns inte tillräckligt med pengar på ditt kort.',
  'Your card has expired.': 'Ditt kort har gått ut.',
  "Your card's security code is incorrect.": 'Kortets säkerhetskod är fel.',
  'We could not verify this card with your bank. You were not charged.':
    'Vi kunde inte verifiera kortet hos din bank. Inget har dragits.',
  'This payment has ended. Please pay again.': 'Den här betalningen är avslutad. Betala igen.',
  'The card provider does not answer. Please try again.': 'Kortleverantören svarar inte. Försök igen.',
  'We are very busy. Please try again in a moment.':
    'Vi har mycket att göra just nu. Försök igen om ett ögonblick.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'För många kort nekades. Försök igen senare eller betala på ett annat sätt.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Det här priset erbjöds för länge sedan. Välj ett pris igen.',
  'This rate cannot be read. Please choose a rate again.':
    'Det här priset kan inte läsas. Välj ett pris igen.',
  'The payment was not completed. You were not charged.': 'Betalningen slutfördes inte. Inget har dragits.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Din bank vill bekräfta kortet. Använd kortformuläret eller ett annat kort.',
  'This booking can no longer be cancelled free of charge.':
    'Den här bokningen kan inte längre avbokas kostnadsfritt.',
  'This passkey does not work here. Please try another way.':
    'Den här lösennyckeln fungerar inte här. Prova på ett annat sätt.',
  'Please log in again to use your saved cards.': 'Logga in igen för att använda dina sparade kort.',
  'Please log in again to change your e-mail address.': 'Logga in igen för att ändra din e-postadress.',
  'Please log in again to add a passkey.': 'Logga in igen för att lägga till en lösennyckel.',
  'Please confirm your sign-up with the code we mailed you.':
    'Bekräfta din registrering med koden som vi har mejlat dig.',
  'Please set a new password first: choose "Forgot password".':
    'Välj först ett nytt lösenord via ”Glömt lösenordet”.',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoinbetalningar är inte tillgängliga just nu. Inget har dragits.',
  'Your transfer has arrived: your room is being booked with it.':
    'Din överföring har kommit fram: ditt rum bokas med den.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Du har en vistelse framför dig: avboka den eller kom tillbaka när den är över.',
  'These coins were given back. Please choose the room again.':
    'De här mynten har lämnats tillbaka. Välj rummet igen.',
  'The wallet does not answer. You were not charged.': 'Plånboken svarar inte. Inget har dragits.',
  'This contract is not one of ours. Please choose the room again.':
    'Det här kontraktet är inte vårt. Välj rummet igen.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Välj en bild: JPEG, PNG, WebP eller GIF',
  'There is no such card.': 'Kortet finns inte längre.',
  RATE_LIMITED: 'För många försök. Vänta ett ögonblick och försök igen.',
}
