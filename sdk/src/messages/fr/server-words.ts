export const messages = {
  'sort.most_popular': 'Les plus demandés',
  'sort.price_asc': 'Prix croissant',
  'sort.price_desc': 'Prix décroissant',
  'sort.stars_desc': 'Étoiles',
  'sort.score_desc': 'Note des voyageurs',
  'sort.savings': 'Meilleures économies',
  'amenity.6': 'Internet gratuit',
  'amenity.12': 'Non-fumeurs',
  'amenity.11': 'Accessible aux fauteuils roulants',
  'amenity.5': 'Petit-déjeuner offert',
  'amenity.10': 'Parking gratuit',
  'amenity.4': 'Navette d’aéroport gratuite',
  'amenity.9': 'Salle de sport',
  'amenity.15': 'Piscine',
  'amenity.13': 'Animaux admis',
  'amenity.2': 'Centre d’affaires',
  'score.Superb': 'Exceptionnel',
  'score.Fabulous': 'Fabuleux',
  'score.Very Good': 'Très bien',
  'score.Good': 'Bien',
  'score.Pleasant': 'Agréable',
  'traveler.Couple': 'En couple',
  'traveler.Family': 'En famille',
  'traveler.Solo traveller': 'En solo',
  'traveler.Business traveller': 'En voyage d’affaires',
  'traveler.Group of friends': 'Entre amis',
  'Incorrect email or password.': 'Adresse e-mail ou mot de passe incorrect.',
  'Incorrect password.': 'Mot de passe incorrect.',
  'This code is not right. Please check it, or ask for a new one.':
    'Ce code n’est pas correct. Vérifiez-le ou demandez-en un nouveau.',
  'This code has expired. Please ask for a new one.': 'Ce code a expiré. Demandez-en un nouveau.',
  'Attempt limit exceeded. Please try again after some time.':
    'Trop de tentatives. Veuillez réessayer un peu plus tard.',
  'We do not know this deal code.': 'Nous ne connaissons pas ce code promotionnel.',
  'This deal code has expired.': 'Ce code promotionnel a expiré.',
  'Your session has ended. Please log in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'This price has expired. Please choose the room again.':
    'Ce prix a expiré. Veuillez choisir de nouveau la chambre.',
  'Unable to find Location': 'Lieu introuvable',
  'Your card was declined.': 'Votre carte a été refusée.',
  'Your card has insufficient funds.': 'Les fonds de votre carte sont insuffisants.',
  'Your card has expired.': 'Votre carte a expiré.',
  "Your card's security code is incorrect.": 'Le code de sécurité de votre carte est incorrect.',
  'We could not verify this card with your bank. You were not charged.':
    'Nous n’avons pas pu vérifier cette carte auprès de votre banque. Rien n’a été débité.',
  'This payment has ended. Please pay again.': 'Ce paiement est terminé. Veuillez payer de nouveau.',
  'The card provider does not answer. Please try again.':
    'Le prestataire de cartes ne répond pas. Veuillez réessayer.',
  'We are very busy. Please try again in a moment.':
    'Nous sommes très sollicités. Veuillez réessayer dans un instant.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Trop de cartes ont été refusées. Veuillez réessayer plus tard ou payer autrement.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Ce tarif a été proposé il y a trop longtemps. Veuillez choisir de nouveau un tarif.',
  'This rate cannot be read. Please choose a rate again.':
    'Ce tarif est illisible. Veuillez choisir de nouveau un tarif.',
  'The payment was not completed. You were not charged.': 'Le paiement n’a pas abouti. Rien n’a été débité.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Votre banque veut confirmer cette carte. Veuillez utiliser le formulaire de carte ou une autre carte.',
  'This booking can no longer be cancelled free of charge.':
    'Cette réservation ne peut plus être annulée sans frais.',
  'This passkey does not work here. Please try another way.':
    'Cette clé d’accès ne fonctionne pas ici. Veuillez essayer autrement.',
  'Please log in again to use your saved cards.':
    'Veuillez vous reconnecter pour utiliser vos cartes enregistrées.',
  'Please log in again to change your e-mail address.':
    'Veuillez vous reconnecter pour changer d’adresse e-mail.',
  'Please log in again to add a passkey.': 'Veuillez vous reconnecter pour ajouter une clé d’accès.',
  'Please confirm your sign-up with the code we mailed you.':
    'Veuillez confirmer votre inscription avec le code que nous vous avons envoyé.',
  'Please set a new password first: choose "Forgot password".':
    'Veuillez d’abord choisir un nouveau mot de passe avec « Mot de passe oublié ».',
  'Bitcoin payments are not available now. You were not charged.':
    'Les paiements en bitcoins sont indisponibles pour le moment. Rien n’a été débité.',
  'Your transfer has arrived: your room is being booked with it.':
    'Votre transfert est arrivé : votre chambre est en cours de réservation.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Un séjour est à venir : annulez-le, ou revenez une fois qu’il est passé.',
  'These coins were given back. Please choose the room again.':
    'Ces jetons ont été rendus. Veuillez choisir de nouveau la chambre.',
  'The wallet does not answer. You were not charged.': 'Le portefeuille ne répond pas. Rien n’a été débité.',
  'This contract is not one of ours. Please choose the room again.':
    'Ce contrat ne vient pas de nous. Veuillez choisir de nouveau la chambre.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Veuillez choisir une image : JPEG, PNG, WebP ou GIF',
  'There is no such card.': 'Cette carte n’existe plus.',
  RATE_LIMITED: 'Trop de tentatives. Veuillez patienter un instant et réessayer.',
}
