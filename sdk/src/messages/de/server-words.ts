export const messages = {
  'sort.most_popular': 'Am beliebtesten',
  'sort.price_asc': 'Preis aufsteigend',
  'sort.price_desc': 'Preis absteigend',
  'sort.stars_desc': 'Sterne',
  'sort.score_desc': 'Gästebewertung',
  'sort.savings': 'Größte Ersparnis',
  'amenity.6': 'Kostenloses Internet',
  'amenity.12': 'Nichtraucher',
  'amenity.11': 'Barrierefrei',
  'amenity.5': 'Frühstück inklusive',
  'amenity.10': 'Kostenlose Parkplätze',
  'amenity.4': 'Kostenloser Flughafen-Shuttle',
  'amenity.9': 'Fitnessraum',
  'amenity.15': 'Pool',
  'amenity.13': 'Haustiere erlaubt',
  'amenity.2': 'Business-Center',
  'score.Superb': 'Hervorragend',
  'score.Fabulous': 'Fabelhaft',
  'score.Very Good': 'Sehr gut',
  'score.Good': 'Gut',
  'score.Pleasant': 'Ansprechend',
  'traveler.Couple': 'Paar',
  'traveler.Family': 'Familie',
  'traveler.Solo traveller': 'Alleinreisend',
  'traveler.Business traveller': 'Geschäftsreisend',
  'traveler.Group of friends': 'Freundesgruppe',
  'Incorrect email or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'Incorrect password.': 'Das Passwort ist falsch.',
  'This code is not right. Please check it, or ask for a new one.':
    'Dieser Code ist nicht richtig. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
  'This code has expired. Please ask for a new one.':
    'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'Attempt limit exceeded. Please try again after some time.':
    'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  'We do not know this deal code.': 'Diesen Angebotscode kennen wir nicht.',
  'This deal code has expired.': 'Dieser Angebotscode ist abgelaufen.',
  'Your session has ended. Please log in again.':
    'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'This price has expired. Please choose the room again.':
    'Dieser Preis gilt nicht mehr. Bitte wählen Sie das Zimmer erneut.',
  'Unable to find Location': 'Ort nicht gefunden',
  'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
  'Your card has expired.': 'Ihre Karte ist abgelaufen.',
  "Your card's security code is incorrect.": 'Die Prüfnummer Ihrer Karte ist falsch.',
  'We could not verify this card with your bank. You were not charged.':
    'Wir konnten diese Karte bei Ihrer Bank nicht bestätigen. Es wurde nichts abgebucht.',
  'This payment has ended. Please pay again.': 'Diese Zahlung ist beendet. Bitte zahlen Sie erneut.',
  'The card provider does not answer. Please try again.':
    'Der Kartenanbieter antwortet nicht. Bitte versuchen Sie es erneut.',
  'We are very busy. Please try again in a moment.':
    'Wir sind gerade sehr ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Zu viele Karten wurden abgelehnt. Bitte versuchen Sie es später, oder zahlen Sie anders.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Dieser Tarif wurde vor zu langer Zeit angeboten. Bitte wählen Sie erneut einen Tarif.',
  'This rate cannot be read. Please choose a rate again.':
    'Dieser Tarif ist nicht lesbar. Bitte wählen Sie erneut einen Tarif.',
  'The payment was not completed. You were not charged.':
    'Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Ihre Bank möchte diese Karte bestätigen. Bitte nutzen Sie das Kartenformular oder eine andere Karte.',
  'This booking can no longer be cancelled free of charge.':
    'Diese Buchung kann nicht mehr kostenlos storniert werden.',
  'This passkey does not work here. Please try another way.':
    'Dieser Passkey funktioniert hier nicht. Bitte versuchen Sie es auf anderem Weg.',
  'Please log in again to use your saved cards.':
    'Bitte melden Sie sich erneut an, um Ihre gespeicherten Karten zu nutzen.',
  'Please log in again to change your e-mail address.':
    'Bitte melden Sie sich erneut an, um Ihre E-Mail-Adresse zu ändern.',
  'Please log in again to add a passkey.': 'Bitte melden Sie sich erneut an, um einen Passkey hinzuzufügen.',
  'Please confirm your sign-up with the code we mailed you.':
    'Bitte bestätigen Sie Ihre Registrierung mit dem Code aus unserer E-Mail.',
  'Please set a new password first: choose "Forgot password".':
    'Bitte legen Sie zuerst über „Passwort vergessen“ ein neues Passwort fest.',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoin-Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht.',
  'Your transfer has arrived: your room is being booked with it.':
    'Ihre Überweisung ist eingegangen: Ihr Zimmer wird damit gebucht.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Ihnen steht noch ein Aufenthalt bevor: Stornieren Sie ihn, oder kommen Sie danach wieder.',
  'These coins were given back. Please choose the room again.':
    'Diese Coins wurden zurückgegeben. Bitte wählen Sie das Zimmer erneut.',
  'The wallet does not answer. You were not charged.':
    'Die Wallet antwortet nicht. Es wurde nichts abgebucht.',
  'This contract is not one of ours. Please choose the room again.':
    'Dieser Vertrag stammt nicht von uns. Bitte wählen Sie das Zimmer erneut.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Bitte wählen Sie ein Bild: JPEG, PNG, WebP oder GIF',
  'There is no such card.': 'Diese Karte gibt es nicht mehr.',
  RATE_LIMITED: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
}
