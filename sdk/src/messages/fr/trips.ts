import type { messages as english } from '../en-US/trips.ts'

export const messages: Record<keyof typeof english, string> = {
  title: 'Vos voyages',
  upcoming: 'Voyages à venir',
  past: 'Voyages passés',
  noUpcoming: 'Vous n’avez pas de réservation en cours',
  noPast: 'Vous n’avez pas de réservation',
  bookNext: 'Réservez votre prochain voyage',
  review: 'Voir la réservation',
  again: 'Réserver à nouveau',
  itinerary: 'Itinéraire et reçu',
  cancelled: 'ANNULÉ',
  freeCancellation: 'Annulation gratuite',
  prePaid: 'Prépayé',
  dates: 'du {checkIn} au {checkOut}',
  total: '{total} au total',
  loading: 'Chargement de vos voyages',
  failed: 'Vos voyages n’ont pas pu être chargés.',
  retry: 'Réessayer',
  tripNumber: 'Numéro de voyage {number}',
}
