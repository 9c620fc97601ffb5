export const messages = {
  'sort.most_popular': 'Mest populære',
  'sort.price_asc': 'Laveste pris først',
  'sort.price_desc': 'Højeste pris først',
  'sort.stars_desc': 'Stjerner',
  'sort.score_desc': 'Gæstescore',
  'sort.savings': 'Største besparelse',
  'amenity.6': 'Gratis internet',
  'amenity.12': 'Røgfrit',
  'amenity.11': 'Handicapvenligt',
  'amenity.5': 'Gratis morgenmad',
  'amenity.10': 'Gratis parkering',
  'amenity.4': 'Gratis lufthavnstransport',
  'amenity.9': 'Fitnesscenter',
  'amenity.15': 'Swimmingpool',
  'amenity.13': 'Kæledyr tilladt',
  'amenity.2': 'Businesscenter',
  'score.Superb': 'Enestående',
  'score.Fabulous': 'Fantastisk',
  'score.Very Good': 'Meget godt',
  'score.Good': 'Godt',
  'score.Pleasant': 'Behageligt',
  'traveler.Couple': 'Par',
  'traveler.Family': 'Familie',
  'traveler.Solo traveller': 'Alene på rejse',
  'traveler.Business traveller': 'Forretningsrejsende',
  'traveler.Group of friends': 'Vennegruppe',
  'Incorrect email or password.': 'Forkert e-mail eller adgangskode.',
  'Incorrect password.': 'Forkert adgangskode.',
  'This code is not right. Please check it, or ask for a new one.':
    'Koden er ikke rigtig. Tjek den, eller bed om en ny.',
  'This code has expired. Please ask for a new one.': 'Koden er udløbet. Bed om en ny.',
  'Attempt limit exceeded. Please try again after some time.': 'For mange forsøg. Prøv igen om lidt.',
  'We do not know this deal code.': 'Vi kender ikke denne tilbudskode.',
  'This deal code has expired.': 'Denne tilbudskode er udløbet.',
  'Your session has ended. Please log in again.': 'Din session er slut. Log ind igen.',
  'This price has expired. Please choose the room again.':
    'Denne pris gælder ikke længere. Vælg værelset igen.',
  'Unable to find Location': 'Stedet blev ikke fundet',
  'Your card was declined.': 'Dit kort blev afvist.',
  'Your card has insufficient funds.': 'Der er ikke penge nok på dit kort.',
  'Your card has expired.': 'Dit kort er udløbet.',
  "Your card's security code is incorrect.": 'Kortets sikkerhedskode er forkert.',
  'We could not verify this card with your bank. You were not charged.':
    'Vi kunne ikke bekræfte kortet hos din bank. Der er ikke trukket penge.',
  'This payment has ended. Please pay again.': 'Denne betaling er afsluttet. Betal igen.',
  'The card provider does not answer. Please try again.': 'Kortudbyderen svarer ikke. Prøv igen.',
  'We are very busy. Please try again in a moment.': 'Vi har meget travlt. Prøv igen om et øjeblik.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'For mange kort blev afvist. Prøv igen senere, eller betal på en anden måde.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Denne pris blev tilbudt for længe siden. Vælg en pris igen.',
  'This rate cannot be read. Please choose a rate again.': 'Denne pris kan ikke læses. Vælg en pris igen.',
  'The payment was not completed. You were not charged.':
    'Betalingen blev ikke gennemført. Der er ikke trukket penge.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Din bank vil bekræfte kortet. Brug kortformularen eller et andet kort.',
  'This booking can no longer be cancelled free of charge.':
    'Denne booking kan ikke længere afbestilles gratis.',
  'This passkey does not work here. Please try another way.':
    'Denne adgangsnøgle virker ikke her. Prøv på en anden måde.',
  'Please log in again to use your saved cards.': 'Log ind igen for at bruge dine gemte kort.',
  'Please log in again to change your e-mail address.': 'Log ind igen for at ændre din e-mailadresse.',
  'Please log in again to add a passkey.': 'Log ind igen for at tilføje en adgangsnøgle.',
  'Please confirm your sign-up with the code we mailed you.':
    'Bekræft din tilmelding med koden, vi har sendt dig.',
  'Please set a new password first: choose "Forgot password".':
    'Vælg først en ny adgangskode via “Glemt adgangskode”.',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoin-betaling er ikke tilgængelig lige nu. Der er ikke trukket penge.',
  'Your transfer has arrived: your room is being booked with it.':
    'Din overførsel er modtaget: Dit værelse bliver booket med den.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Der venter et ophold: Afbestil det, eller kom tilbage, når det er slut.',
  'These coins were given back. Please choose the room again.':
    'Disse mønter er givet tilbage. Vælg værelset igen.',
  'The wallet does not answer. You were not charged.': 'Wallet’en svarer ikke. Der er ikke trukket penge.',
  'This contract is not one of ours. Please choose the room again.':
    'Denne kontrakt er ikke fra os. Vælg værelset igen.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Vælg et billede: JPEG, PNG, WebP eller GIF',
  'There is no such card.': 'Kortet findes ikke længere.',
  RATE_LIMITED: 'For mange forsøg. Vent et øjeblik, og prøv igen.',
}
