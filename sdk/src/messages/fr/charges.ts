import type { messages as english } from '../en-US/charges.ts'
import type { Message } from '../translate.ts'

export const messages: Record<keyof typeof english, Message> = {
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  stay: '{guests}, {rooms}',
  guestCount: { one: '{count} voyageur', other: '{count} voyageurs' },
  roomCount: { one: '{count} chambre', other: '{count} chambres' },
  nightCount: { one: '{count} nuit', other: '{count} nuits' },
  charges: 'Récapitulatif',
  subtotal: 'Sous-total',
  taxes: 'Taxes',
  propertyFee: 'Frais de l’établissement',
  total: 'Total',
  totalNote: 'taxes et frais compris',
  dueNow: 'À payer maintenant',
  dueAtHotel: 'À payer à l’hôtel',
  freeCancellation: 'Annulation gratuite',
  freeUntil: 'jusqu’au {when}, heure de l’hôtel',
  prePaid: 'Prépayé, non remboursable.',
  points: { one: '{count} point gagné', other: '{count} points gagnés' },
  scored: '{score} {words}, {reviews}',
  reviewCount: { one: '{count} avis', other: '{count} avis' },
  close: 'Fermer',
}
