export const messages = {
  lead: 'Elke kamer staat op een naam. Wijzig die waar iemand anders incheckt.',
  leadOther:
    'Het hotel verwacht de gasten die hier staan. Bevestiging en betalingsbewijs krijgt u per e-mail.',
  guest: 'Gast',
  childrenAges: 'Kinderen',
  childrenLead:
    'Hun leeftijd op de dag van inchecken. Het hotel krijgt dit te horen en kan een bed klaarzetten.',
  childAge: 'Leeftijd van kind {number}',
  addChild: 'Een kind toevoegen',
  removeChild: 'Het laatste kind verwijderen',
  guestOfRoom: 'Gast van kamer {room}',
}
