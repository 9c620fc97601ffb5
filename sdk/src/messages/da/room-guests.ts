export const messages = {
  lead: 'Hvert værelse er reserveret i et navn. Ret det, hvis en anden tjekker ind.',
  leadOther: 'Hotellet venter de gæster, der er nævnt her. Bekræftelse og kvittering sendes til dig.',
  guest: 'Gæst',
  childrenAges: 'Børn',
  childrenLead: 'Deres alder på dagen for indtjekning. Hotellet får besked og kan have en seng klar.',
  childAge: 'Alder på barn {number}',
  addChild: 'Tilføj et barn',
  removeChild: 'Fjern det sidste barn',
  guestOfRoom: 'Gæst i værelse {room}',
}
