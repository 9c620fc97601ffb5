export const messages = {
  lead: 'Ogni camera è tenuta a un nome. Lo cambi dove arriva qualcun altro.',
  leadOther: 'L’hotel aspetta gli ospiti indicati qui. La conferma e la ricevuta arrivano a Lei.',
  guest: 'Ospite',
  childrenAges: 'Bambini',
  childrenLead: 'La loro età il giorno di arrivo. L’hotel viene avvisato e può preparare un letto.',
  childAge: 'Età del bambino {number}',
  addChild: 'Aggiungi un bambino',
  removeChild: 'Togli l’ultimo bambino',
  guestOfRoom: 'Ospite della camera {room}',
}
