import type { messages as english } from '../en-US/lookup.ts'

export const messages: Record<keyof typeof english, string> = {
  title: 'Consulter ou annuler une réservation',
  lead: 'Saisissez le numéro de voyage de votre confirmation et l’e-mail de la réservation.',
  product: 'Type de réservation',
  HTL: 'Hôtel',
  CAR: 'Location de voiture',
  AIR: 'Vols',
  tripNumber: 'Numéro de voyage',
  email: 'E-mail',
  submit: 'Envoyer',
  searching: 'Recherche de votre réservation',
  notFound: 'Réservation introuvable. Vérifiez le numéro de voyage et l’e-mail.',
  another: 'Chercher une autre réservation',
  'error.required': 'Ce champ est obligatoire',
  'error.email': 'Saisissez une adresse comme nom@exemple.fr',
  loading: 'Chargement de votre réservation',
}
