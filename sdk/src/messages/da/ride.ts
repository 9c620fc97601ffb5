export const messages = {
  ride: 'Bestil kørsel',
}
