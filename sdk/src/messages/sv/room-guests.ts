export const messages = {
  lead: 'Varje rum är reserverat i ett namn. Ändra det om någon annan checkar in.',
  leadOther: 'Hotellet väntar de gäster som anges här. Bekräftelse och kvitto mejlas till dig.',
  guest: 'Gäst',
  childrenAges: 'Barn',
  childrenLead: 'Deras ålder på incheckningsdagen. Hotellet får veta den och kan ha en säng klar.',
  childAge: 'Ålder på barn {number}',
  addChild: 'Lägg till ett barn',
  removeChild: 'Ta bort det sista barnet',
  guestOfRoom: 'Gäst i rum {room}',
}
