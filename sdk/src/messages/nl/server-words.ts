export const messages = {
  'sort.most_popular': 'Populairste',
  'sort.price_asc': 'Prijs oplopend',
  'sort.price_desc': 'Prijs aflopend',
  'sort.stars_desc': 'Sterren',
  'sort.score_desc': 'Gastenscore',
  'sort.savings': 'Grootste besparing',
  'amenity.6': 'Gratis internet',
  'amenity.12': 'Rookvrij',
  'amenity.11': 'Toegankelijk',
  'amenity.5': 'Gratis ontbijt',
  'amenity.10': 'Gratis parkeren',
  'amenity.4': 'Gratis luchthavenpendel',
  'amenity.9': 'Fitnessruimte',
  'amenity.15': 'Zwembad',
  'amenity.13': 'Huisdieren toegestaan',
  'amenity.2': 'Businesscenter',
  'score.Superb': 'Uitmuntend',
  'score.Fabulous': 'Fantastisch',
  'score.Very Good': 'Zeer goed',
  'score.Good': 'Goed',
  'score.Pleasant': 'Aangenaam',
  'traveler.Couple': 'Stel',
  'traveler.Family': 'Gezin',
  'traveler.Solo traveller': 'Alleenreizend',
  'traveler.Business traveller': 'Zakenreiziger',
  'traveler.Group of friends': 'Groep vrienden',
  'Incorrect email or password.': 'E-mailadres of wachtwoord is onjuist.',
  'Incorrect password.': 'Het wachtwoord is onjuist.',
  'This code is not right. Please check it, or ask for a new one.':
    'Deze code klopt niet. Controleer hem of vraag een nieuwe aan.',
  'This code has expired. Please ask for a new one.': 'Deze code is verlopen. Vraag een nieuwe aan.',
  'Attempt limit exceeded. Please try again after some time.': 'Te veel pogingen. Probeer het later opnieuw.',
  'We do not know this deal code.': 'We kennen deze actiecode niet.',
  'This deal code has expired.': 'Deze actiecode is verlopen.',
  'Your session has ended. Please log in again.': 'Uw sessie is beëindigd. Log opnieuw in.',
  'This price has expired. Please choose the room again.': 'Deze prijs is verlopen. Kies de kamer opnieuw.',
  'Unable to find Location': 'Plaats niet gevonden',
  'Your card was declined.': 'Uw kaart is geweigerd.',
  'Your card has insufficient funds.': 'Er staat niet genoeg saldo op uw kaart.',
  'Your card has expired.': 'Uw kaart is verlopen.',
  "Your card's security code is incorrect.": 'De beveiligingscode van uw kaart is onjuist.',
  'We could not verify this card with your bank. You were not charged.':
    'We konden deze kaart niet bij uw bank controleren. Er is niets afgeschreven.',
  'This payment has ended. Please pay again.': 'Deze betaling is afgelopen. Betaal opnieuw.',
  'The card provider does not answer. Please try again.':
    'De kaartaanbieder antwoordt niet. Probeer het opnieuw.',
  'We are very busy. Please try again in a moment.': 'Het is erg druk. Probeer het zo meteen opnieuw.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Te veel kaarten zijn geweigerd. Probeer het later opnieuw of betaal anders.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Dit tarief is te lang geleden aangeboden. Kies opnieuw een tarief.',
  'This rate cannot be read. Please choose a rate again.':
    'Dit tarief is niet leesbaar. Kies opnieuw een tarief.',
  'The payment was not completed. You were not charged.':
    'De betaling is niet voltooid. Er is niets afgeschreven.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Uw bank wil deze kaart bevestigen. Gebruik het kaartformulier of een andere kaart.',
  'This booking can no longer be cancelled free of charge.':
    'Deze boeking kan niet meer gratis worden geannuleerd.',
  'This passkey does not work here. Please try another way.':
    'Deze passkey werkt hier niet. Probeer een andere manier.',
  'Please log in again to use your saved cards.': 'Log opnieuw in om uw opgeslagen kaarten te gebruiken.',
  'Please log in again to change your e-mail address.': 'Log opnieuw in om uw e-mailadres te wijzigen.',
  'Please log in again to add a passkey.': 'Log opnieuw in om een passkey toe te voegen.',
  'Please confirm your sign-up with the code we mailed you.':
    'Bevestig uw registratie met de code die we u hebben gemaild.',
  'Please set a new password first: choose "Forgot password".':
    'Stel eerst een nieuw wachtwoord in via ‘Wachtwoord vergeten’.',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoinbetalingen zijn nu niet beschikbaar. Er is niets afgeschreven.',
  'Your transfer has arrived: your room is being booked with it.':
    'Uw overboeking is binnen: uw kamer wordt ermee geboekt.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Er staat nog een verblijf gepland: annuleer het of kom terug als het voorbij is.',
  'These coins were given back. Please choose the room again.':
    'Deze munten zijn teruggegeven. Kies de kamer opnieuw.',
  'The wallet does not answer. You were not charged.': 'De wallet antwoordt niet. Er is niets afgeschreven.',
  'This contract is not one of ours. Please choose the room again.':
    'Dit contract is niet van ons. Kies de kamer opnieuw.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Kies een afbeelding: JPEG, PNG, WebP of GIF',
  'There is no such card.': 'Deze kaart bestaat niet meer.',
  RATE_LIMITED: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
}
