import type { messages as english } from '../en-US/steps.ts'

export const messages: Record<keyof typeof english, string> = {
  progress: 'Avancement de la réservation',
  'step.CHOOSE_ROOM': 'Choisir une chambre',
  'step.DETAILS': 'Vos informations',
  'step.BOOKING': 'Réservation sécurisée',
  'step.booked': 'Réservé !',
}
