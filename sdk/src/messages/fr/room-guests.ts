export const messages = {
  lead: 'Chaque chambre est réservée à un nom. Changez-le si quelqu’un d’autre se présente.',
  leadOther:
    'L’hôtel attend les voyageurs nommés ici. La confirmation et le reçu vous sont envoyés par e-mail.',
  guest: 'Voyageur',
  guestOfRoom: 'Voyageur de la chambre {room}',
}
