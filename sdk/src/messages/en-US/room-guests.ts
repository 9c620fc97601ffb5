export const messages = {
  lead: 'Each room is kept under a name. Change it where somebody else checks in.',
  leadOther: 'The hotel expects the guests named here. Confirmation and receipt are mailed to you.',
  guest: 'Guest',
  childrenAges: 'Children',
  childrenLead: 'Their age on the day of check-in. The hotel is told, and can have a bed ready.',
  childAge: 'Age of child {number}',
  addChild: 'Add a child',
  removeChild: 'Remove the last child',
  guestOfRoom: 'Guest of room {room}',
}
