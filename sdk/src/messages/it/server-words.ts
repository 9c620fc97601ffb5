export const messages = {
  'sort.most_popular': 'Più popolari',
  'sort.price_asc': 'Prezzo crescente',
  'sort.price_desc': 'Prezzo decrescente',
  'sort.stars_desc': 'Stelle',
  'sort.score_desc': 'Voto degli ospiti',
  'sort.savings': 'Maggior risparmio',
  'amenity.6': 'Internet gratuito',
  'amenity.12': 'Non fumatori',
  'amenity.11': 'Accessibile',
  'amenity.5': 'Colazione gratuita',
  'amenity.10': 'Parcheggio gratuito',
  'amenity.4': 'Navetta aeroportuale gratuita',
  'amenity.9': 'Palestra',
  'amenity.15': 'Piscina',
  'amenity.13': 'Animali ammessi',
  'amenity.2': 'Business center',
  'score.Superb': 'Eccezionale',
  'score.Fabulous': 'Favoloso',
  'score.Very Good': 'Ottimo',
  'score.Good': 'Buono',
  'score.Pleasant': 'Piacevole',
  'traveler.Couple': 'Coppia',
  'traveler.Family': 'Famiglia',
  'traveler.Solo traveller': 'Chi viaggia da solo',
  'traveler.Business traveller': 'Viaggio di lavoro',
  'traveler.Group of friends': 'Gruppo di amici',
  'Incorrect email or password.': 'Email o password non corretti.',
  'Incorrect password.': 'Password non corretta.',
  'This code is not right. Please check it, or ask for a new one.':
    'Questo codice non è corretto. Lo controlli o ne richieda uno nuovo.',
  'This code has expired. Please ask for a new one.': 'Questo codice è scaduto. Ne richieda uno nuovo.',
  'Attempt limit exceeded. Please try again after some time.': 'Troppi tentativi. Riprovi tra un po’.',
  'We do not know this deal code.': 'Non conosciamo questo codice promozionale.',
  'This deal code has expired.': 'Questo codice promozionale è scaduto.',
  'Your session has ended. Please log in again.': 'La sessione è terminata. Acceda di nuovo.',
  'This price has expired. Please choose the room again.':
    'Questo prezzo è scaduto. Scelga di nuovo la camera.',
  'Unable to find Location': 'Luogo non trovato',
  'Your card was declined.': 'La Sua carta è stata rifiutata.',
  'Your card has insufficient funds.': 'La Sua carta non ha fondi sufficienti.',
  'Your card has expired.': 'La Sua carta è scaduta.',
  "Your card's security code is incorrect.": 'Il codice di sicurezza della carta non è corretto.',
  'We could not verify this card with your bank. You were not charged.':
    'Non è stato possibile verificare questa carta con la Sua banca. Non è stato addebitato nulla.',
  'This payment has ended. Please pay again.': 'Questo pagamento è terminato. Paghi di nuovo.',
  'The card provider does not answer. Please try again.': 'Il gestore delle carte non risponde. Riprovi.',
  'We are very busy. Please try again in a moment.': 'Siamo molto occupati. Riprovi tra un momento.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Troppe carte sono state rifiutate. Riprovi più tardi o paghi in altro modo.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Questa tariffa è stata offerta troppo tempo fa. Scelga di nuovo una tariffa.',
  'This rate cannot be read. Please choose a rate again.':
    'Questa tariffa non è leggibile. Scelga di nuovo una tariffa.',
  'The payment was not completed. You were not charged.':
    'Il pagamento non è stato completato. Non è stato addebitato nulla.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'La Sua banca vuole confermare questa carta. Usi il modulo della carta o un’altra carta.',
  'This booking can no longer be cancelled free of charge.':
    'Questa prenotazione non può più essere cancellata gratuitamente.',
  'This passkey does not work here. Please try another way.':
    'Questa passkey non funziona qui. Provi in altro modo.',
  'Please log in again to use your saved cards.': 'Acceda di nuovo per usare le carte salvate.',
  'Please log in again to change your e-mail address.': 'Acceda di nuovo per cambiare l’indirizzo e-mail.',
  'Please log in again to add a passkey.': 'Acceda di nuovo per aggiungere una passkey.',
  'Please confirm your sign-up with the code we mailed you.':
    'Confermi la registrazione con il codice che Le abbiamo inviato.',
  'Please set a new password first: choose "Forgot password".':
    'Imposti prima una nuova password con «Password dimenticata».',
  'Bitcoin payments are not available now. You were not charged.':
    'I pagamenti in Bitcoin non sono disponibili ora. Non è stato addebitato nulla.',
  'Your transfer has arrived: your room is being booked with it.':
    'Il trasferimento è arrivato: stiamo prenotando la Sua camera.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'C’è un soggiorno in programma: lo cancelli o torni quando sarà concluso.',
  'These coins were given back. Please choose the room again.':
    'Queste monete sono state restituite. Scelga di nuovo la camera.',
  'The wallet does not answer. You were not charged.':
    'Il portafoglio non risponde. Non è stato addebitato nulla.',
  'This contract is not one of ours. Please choose the room again.':
    'Questo contratto non è nostro. Scelga di nuovo la camera.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Scelga un’immagine: JPEG, PNG, WebP o GIF',
  'There is no such card.': 'Questa carta non esiste più.',
  RATE_LIMITED: 'Troppi tentativi. Attenda un momento e riprovi.',
}
