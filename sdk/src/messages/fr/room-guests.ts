export const messages = {
  lead: 'Chaque chambre est réservée à un nom. Changez-le si quelqu’un d’autre se présente.',
  leadOther:
    'L’hôtel attend les voyageurs nommés ici. La confirmation et le reçu vous sont envoyés par e-mail.',
  guest: 'Voyageur',
  childrenAges: 'Enfants',
  childrenLead: 'Leur âge le jour de l’arrivée. L’hôtel en est informé et peut préparer un lit.',
  childAge: 'Âge de l’enfant {number}',
  addChild: 'Ajouter un enfant',
  removeChild: 'Retirer le dernier enfant',
  guestOfRoom: 'Voyageur de la chambre {room}',
}
