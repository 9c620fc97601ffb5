export const messages = {
  paying: 'Préparation de votre offre',
  bitcoinLead: 'Vous recevez une adresse et un montant en bitcoins, valables dix minutes.',
  sendExactly: 'Envoyez exactement',
  stillMissing: 'Il manque encore',
  received: '{amount} reçus.',
  left: 'restant pour cette offre',
  qr: 'Code QR de la demande de paiement',
  copyAddress: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  copyFailed: 'L’adresse n’a pas pu être copiée. Veuillez la sélectionner.',
  openWallet: 'Ouvrir dans un portefeuille',
  watching: 'Nous attendons le virement et réservons dès son arrivée. Gardez cette page ouverte.',
  checkAgain: 'Vérifier à nouveau',
  expired: 'Votre virement en bitcoins a expiré',
  expiredLead: 'Une offre vaut dix minutes. Rien n’a été débité.',
  sentBack: '{amount} reçus, c’est trop peu. Cette somme vous est due : un e-mail dit comment la récupérer.',
  payOtherwise: 'Payer autrement',
  ended:
    'Le paiement en bitcoins est terminé. N’envoyez plus rien à son adresse et choisissez comment payer.',
  endedOwed:
    'Le paiement en bitcoins est terminé. {amount} reçus vous sont dus : un e-mail dit comment les récupérer. Choisissez comment payer.',
  notEnded: 'Le paiement n’a pas pu être arrêté. Veuillez réessayer.',
  startAgain: 'Commencer un nouveau paiement',
  expiredTooLate:
    'Une offre vaut dix minutes. Ce qui arrive trop tard vous est dû : un e-mail dit comment le récupérer.',
}
