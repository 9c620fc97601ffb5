export const messages = {
  'sort.most_popular': 'Mest populære',
  'sort.price_asc': 'Laveste pris først',
  'sort.price_desc': 'Høyeste pris først',
  'sort.stars_desc': 'Stjerner',
  'sort.score_desc': 'Gjestevurdering',
  'sort.savings': 'Størst besparelse',
  'amenity.6': 'Gratis internett',
  'amenity.12': 'Røykfritt',
  'amenity.11': 'Tilrettelagt for bevegelseshemmede',
  'amenity.5': 'Gratis frokost',
  'amenity.10': 'Gratis parkering',
  'amenity.4': 'Gratis flyplasstransport',
  'amenity.9': 'Treningssenter',
  'amenity.15': 'Svømmebasseng',
  'amenity.13': 'Kjæledyr tillatt',
  'amenity.2': 'Forretningssenter',
  'score.Superb': 'Enestående',
  'score.Fabulous': 'Fantastisk',
  'score.Very Good': 'Veldig bra',
  'score.Good': 'Bra',
  'score.Pleasant': 'Behagelig',
  'traveler.Couple': 'Par',
  'traveler.Family': 'Familie',
  'traveler.Solo traveller': 'Alenereisende',
  'traveler.Business traveller': 'Forretningsreisende',
  'traveler.Group of friends': 'Vennegruppe',
  'Incorrect email or password.': 'Feil e-post eller passord.',
  'Incorrect password.': 'Feil passord.',
  'This code is not right. Please check it, or ask for a new one.':
    'Koden er ikke riktig. Sjekk den, eller be om en ny.',
  'This code has expired. Please ask for a new one.': 'Koden har utløpt. Be om en ny.',
  'Attempt limit exceeded. Please try again after some time.': 'For mange forsøk. Prøv igjen om litt.',
  'We do not know this deal code.': 'Vi kjenner ikke denne tilbudskoden.',
  'This deal code has expired.': 'Denne tilbudskoden har utløpt.',
  'Your session has ended. Please log in again.': 'Økten din er over. Logg inn igjen.',
  'This price has expired. Please choose the room again.':
    'Denne prisen gjelder ikke lenger. Velg rommet igjen.',
  'Unable to find Location': 'Fant ikke stedet',
  'Your card was declined.': 'Kortet ditt ble avvist.',
  'Your card has insufficient funds.': 'Det er ikke nok penger på kortet ditt.',
  'Your card has expired.': 'Kortet ditt har utløpt.',
  "Your card's security code is incorrect.": 'Sikkerhetskoden på kortet er feil.',
  'We could not verify this card with your bank. You were not charged.':
    'Vi kunne ikke bekrefte kortet hos banken din. Du ble ikke belastet.',
  'This payment has ended. Please pay again.': 'Denne betalingen er avsluttet. Betal på nytt.',
  'The card provider does not answer. Please try again.': 'Kortleverandøren svarer ikke. Prøv igjen.',
  'We are very busy. Please try again in a moment.': 'Det er veldig travelt nå. Prøv igjen om et øyeblikk.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'For mange kort ble avvist. Prøv igjen senere, eller betal på en annen måte.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Denne prisen ble tilbudt for lenge siden. Velg en pris på nytt.',
  'This rate cannot be read. Please choose a rate again.':
    'Denne prisen kan ikke leses. Velg en pris på nytt.',
  'The payment was not completed. You were not charged.':
    'Betalingen ble ikke fullført. Du ble ikke belastet.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Banken din vil bekrefte kortet. Bruk kortskjemaet eller et annet kort.',
  'This booking can no longer be cancelled free of charge.':
    'Denne bestillingen kan ikke lenger avbestilles gratis.',
  'This passkey does not work here. Please try another way.':
    'Denne tilgangsnøkkelen virker ikke her. Prøv på en annen måte.',
  'Please log in again to use your saved cards.': 'Logg inn på nytt for å bruke de lagrede kortene dine.',
  'Please log in again to change your e-mail address.': 'Logg inn på nytt for å endre e-postadressen din.',
  'Please log in again to add a passkey.': 'Logg inn på nytt for å legge til en tilgangsnøkkel.',
  'Please confirm your sign-up with the code we mailed you.':
    'Bekreft registreringen med koden vi har sendt deg.',
  'Please set a new password first: choose "Forgot password".':
    'Velg først et nytt passord via «Glemt passord».',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoin-betaling er ikke tilgjengelig nå. Du ble ikke belastet.',
  'Your transfer has arrived: your room is being booked with it.':
    'Overføringen din er mottatt: Rommet ditt blir bestilt med den.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Du har et opphold foran deg: Avbestill det, eller kom tilbake når det er over.',
  'These coins were given back. Please choose the room again.':
    'Disse myntene er gitt tilbake. Velg rommet igjen.',
  'The wallet does not answer. You were not charged.': 'Lommeboken svarer ikke. Du ble ikke belastet.',
  'This contract is not one of ours. Please choose the room again.':
    'Denne kontrakten er ikke fra oss. Velg rommet igjen.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Velg et bilde: JPEG, PNG, WebP eller GIF',
  'There is no such card.': 'Kortet finnes ikke lenger.',
  RATE_LIMITED: 'For mange forsøk. Vent et øyeblikk og prøv igjen.',
}
