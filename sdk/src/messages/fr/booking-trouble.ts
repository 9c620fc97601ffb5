import type { messages as english } from '../en-US/booking-trouble.ts'

export const messages: Record<keyof typeof english, string> = {
  pending: 'Confirmation en attente',
  pendingLead: 'Ne payez pas une seconde fois. L’hôtel tarde à répondre ; nous vous écrirons à {email}.',
  checkAgain: 'Vérifier à nouveau',
  lookUp: 'Chercher une réservation',
  failed: 'Oups ! Un problème est survenu avec votre réservation.',
  failedBody: 'Votre hôtel n’a pas pu être réservé.',
  failedTry: 'Veuillez réessayer.',
  tryAgain: 'Réessayer',
  nothingCharged: 'Rien n’a été débité.',
  unavailable: 'Oups ! Ce tarif n’est plus disponible.',
  loginLink: 'Connectez-vous pour accéder à tous les tarifs.',
  goBack: 'Retour',
  priceUp: 'Le prix a augmenté de {amount}',
  priceDown: 'Le prix a baissé de {amount}',
  priceText: 'L’hôtel a changé ce tarif entre-temps. Rien n’a été débité.',
  before: 'Avant',
  newTotal: 'Nouveau total, taxes et frais compris',
  otherRoom: 'Choisir une autre chambre',
  acceptPrice: 'Accepter le nouveau prix',
  paymentKept: 'Votre paiement reste lié à cette réservation et n’est jamais pris deux fois.',
  expired: 'Votre virement en bitcoins a expiré',
  expiredLead:
    'Une offre vaut dix minutes. Ce qui arrive trop tard vous est dû : un e-mail dit comment le récupérer.',
  startAgain: 'Commencer un nouveau paiement',
}
