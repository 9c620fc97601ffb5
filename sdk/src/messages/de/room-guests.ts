export const messages = {
  lead: 'Jedes Zimmer ist auf einen Namen reserviert. Ändern Sie ihn, wo jemand anderes eincheckt.',
  leadOther: 'Das Hotel erwartet die hier genannten Gäste. Bestätigung und Beleg gehen an Sie.',
  guest: 'Gast',
  childrenAges: 'Kinder',
  childrenLead: 'Ihr Alter am Tag des Check-ins. Das Hotel erfährt es und kann ein Bett bereitstellen.',
  childAge: 'Alter von Kind {number}',
  addChild: 'Kind hinzufügen',
  removeChild: 'Letztes Kind entfernen',
  guestOfRoom: 'Gast in Zimmer {room}',
}
