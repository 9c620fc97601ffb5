export const messages = {
  lead: 'Each room is kept under a name. Change it where somebody else checks in.',
  leadOther: 'The hotel expects the guests named here. Confirmation and receipt are mailed to you.',
  guest: 'Guest',
  guestOfRoom: 'Guest of room {room}',
}
