export const messages = {
  title: 'J’ai perdu mon numéro de voyage',
  lead: 'Saisissez l’e-mail de la réservation. Nous y envoyons vos voyages à venir et récents, avec leurs numéros.',
  email: 'E-mail',
  send: 'Envoyer mes numéros de voyage',
  sending: 'Un instant',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si des voyages ont été réservés ici avec {email}, leurs numéros sont en route vers cette adresse.',
  nothing:
    'Rien après quelques minutes ? Regardez dans les indésirables, ou essayez un autre e-mail que vous avez pu utiliser.',
  another: 'Essayer un autre e-mail',
  back: 'Retour à la consultation des réservations',
}
