export const messages = {
  title: 'Ho perso il numero di viaggio',
  lead: 'Inserisca l’e-mail con cui ha prenotato. Inviamo lì i Suoi viaggi prossimi e recenti, con i loro numeri.',
  email: 'E-mail',
  send: 'Invia i numeri di viaggio',
  sending: 'Un momento',
  sentTitle: 'Guardi la posta',
  sent: 'Se qui sono stati prenotati viaggi con {email}, i loro numeri sono in arrivo.',
  nothing:
    'Dopo qualche minuto non è arrivato nulla? Guardi nella cartella della posta indesiderata, o provi un’altra e-mail che può aver usato.',
  another: 'Prova un’altra e-mail',
  back: 'Torna a Vedi/annulla una prenotazione',
}
