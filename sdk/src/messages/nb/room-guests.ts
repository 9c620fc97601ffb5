export const messages = {
  lead: 'Hvert rom er reservert i et navn. Endre det hvis en annen sjekker inn.',
  leadOther: 'Hotellet venter gjestene som er nevnt her. Bekreftelse og kvittering sendes til deg.',
  guest: 'Gjest',
  childrenAges: 'Barn',
  childrenLead: 'Alderen deres på dagen for innsjekking. Hotellet får vite det og kan ha en seng klar.',
  childAge: 'Alder på barn {number}',
  addChild: 'Legg til et barn',
  removeChild: 'Fjern det siste barnet',
  guestOfRoom: 'Gjest i rom {room}',
}
