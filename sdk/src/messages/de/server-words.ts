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
}
